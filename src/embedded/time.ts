import {
  type CurrentTimeInput,
  type CurrentTimeOutput,
  embeddedTexts,
  type TimeBetweenInput,
  type TimeBetweenOutput,
} from "../generated/embedded-server.js";
import { ToolError } from "./tool-error.js";

/** A moment as the clocks of a time zone show it. */
export function timeIn({ timezone }: CurrentTimeInput, now: Date): CurrentTimeOutput {
  const format = zonedFormat(timezone);
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, weekday, timeZoneName = "" } = parts;
  // "GMT+05:30", or "GMT" alone for no offset at all.
  const offset = timeZoneName.replace("GMT", "") || "+00:00";
  return {
    time: `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`,
    weekday: weekday as CurrentTimeOutput["weekday"],
    timezone: format.resolvedOptions().timeZone,
    unix_seconds: Math.floor(now.getTime() / 1000),
  };
}

function zonedFormat(timezone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-US", {
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      weekday: "long",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      timeZoneName: "longOffset",
      ...(timezone === undefined ? {} : { timeZone: timezone }),
    });
  } catch (error) {
    if (!(error instanceof RangeError) || timezone === undefined) throw error;
    const nearest = zoneOfCity(timezone);
    throw new ToolError(
      nearest === undefined
        ? embeddedTexts.unknown_timezone({ timezone })
        : embeddedTexts.unknown_timezone_nearest({ timezone, nearest }),
    );
  }
}

/** Models often give the city alone: "Berlin", "New York". */
function zoneOfCity(name: string): string | undefined {
  const city = name.trim().toLowerCase().replaceAll(" ", "_");
  return Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase().split("/").at(-1) === city);
}

export function timeBetween({ from, to }: TimeBetweenInput): TimeBetweenOutput {
  const milliseconds = momentOf("to", to) - momentOf("from", from);
  const size = Math.abs(milliseconds);
  return {
    total_seconds: milliseconds / 1000,
    days: Math.floor(size / 86_400_000),
    hours: Math.floor(size / 3_600_000) % 24,
    minutes: Math.floor(size / 60_000) % 60,
    seconds: (size % 60_000) / 1000,
  };
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/u;

/** Milliseconds since 1970. A time without an offset is refused: it would mean another moment on another machine. */
function momentOf(path: string, time: string): number {
  const [, date = "", clock = "00:00", seconds = "00", fraction = "", offset = "Z"] = MOMENT.exec(time) ?? [];
  const utc = Date.parse(`${date}T${clock}:${seconds}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  // A day that a month does not have would otherwise be taken for one of the next month.
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date)
    throw new ToolError(embeddedTexts.invalid_time({ path, time }));
  return utc - offsetOf(offset);
}

function offsetOf(offset: string): number {
  if (offset.toUpperCase() === "Z") return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return (offset.startsWith("-") ? -minutes : minutes) * 60_000;
}
