import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeBetween, timeIn } from "../../src/embedded/time.js";
import { ToolError } from "../../src/embedded/tool-error.js";

describe("timeIn", () => {
  it.each([
    ["2026-03-29T00:59:59.999Z", "Europe/Berlin", "2026-03-29T01:59:59+01:00", "Sunday"],
    ["2026-03-29T01:00:00Z", "Europe/Berlin", "2026-03-29T03:00:00+02:00", "Sunday"],
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+02:00", "Sunday"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+01:00", "Sunday"],
    ["2026-01-01T00:00:00Z", "UTC", "2026-01-01T00:00:00+00:00", "Thursday"],
    ["2026-01-01T00:00:00Z", "America/St_Johns", "2025-12-31T20:30:00-03:30", "Wednesday"],
    ["2025-12-31T10:00:00Z", "Pacific/Kiritimati", "2026-01-01T00:00:00+14:00", "Thursday"],
    ["2026-07-01T00:00:00Z", "Asia/Kathmandu", "2026-07-01T05:45:00+05:45", "Wednesday"],
  ])("shows %s in %s", (utc, timezone, time, weekday) => {
    const moment = new Date(utc);
    expect(timeIn({ timezone }, moment)).toMatchObject({
      time,
      weekday,
      unix_seconds: Math.floor(moment.getTime() / 1000),
    });
  });

  it("for any moment and zone writes a time that means that moment", () => {
    const moments = fc.date({ min: new Date("1972-02-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    // Liberia's offset had seconds until January 1972, which ISO 8601 cannot write.
    fc.assert(
      fc.property(moments, fc.constantFrom(...Intl.supportedValuesOf("timeZone")), (moment, timezone) => {
        const shown = timeIn({ timezone }, moment);
        expect(Date.parse(shown.time)).toBe(Math.floor(moment.getTime() / 1000) * 1000);
        expect(shown.unix_seconds).toBe(Date.parse(shown.time) / 1000);
      }),
    );
  });
});

describe("timeBetween", () => {
  const day = "2026-01-31";

  it.each([
    "",
    "2026-1-31",
    "2026-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-31T09:30",
    "2026-01-31T24:00Z",
    "2026-01-31T09:60Z",
    "2026-01-31T09:30:60Z",
    "2026-01-31T09:30:00+24:00",
    "2026-01-31T09:30:00.Z",
    "2026-01-31Z",
    " 2026-01-31",
    "2026-01-31\n",
    "January 31, 2026",
  ])("does not take %j for a time", (time) => {
    expect(() => timeBetween({ from: time, to: day })).toThrow(ToolError);
    expect(() => timeBetween({ from: day, to: time })).toThrow(/^to: '/u);
  });

  it.each([
    ["2024-02-29", 0],
    ["2024-02-29T00:00Z", 0],
    ["2024-02-29 00:00:00.5Z", 0.5],
    ["2024-02-29T00:00:00.123999999z", 0.123],
    ["2024-02-29T01:00+01:00", 0],
    ["2024-02-28T18:30-05:30", 0],
    ["2024-03-01", 86_400],
    ["0000-01-01", -739_310 * 86_400],
  ])("takes %s", (to, seconds) => {
    expect(timeBetween({ from: "2024-02-29", to }).total_seconds).toBe(seconds);
  });

  it("for any two moments gives parts that add up to the whole, and the same the other way round", () => {
    const moments = fc
      .date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true })
      .map((moment) => moment.toISOString());
    fc.assert(
      fc.property(moments, moments, (from, to) => {
        const forth = timeBetween({ from, to });
        const back = timeBetween({ from: to, to: from });
        const { total_seconds, days, hours, minutes, seconds } = forth;
        expect(total_seconds * 1000).toBeCloseTo(Date.parse(to) - Date.parse(from), 1);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBeCloseTo(Math.abs(total_seconds), 2);
        expect(back).toEqual({ ...forth, total_seconds: 0 - total_seconds });
      }),
    );
  });
});
