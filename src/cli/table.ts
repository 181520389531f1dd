/** Rows as columns that line up; columns of numbers are aligned to the right. */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  paint: (text: string, cell: string | number) => string = (text) => text,
): string {
  const isNumeric = head.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^[\d.,]*( ms)?$/u.test(String(row[column] ?? ""))),
  );
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const line = (cells: readonly (string | number)[], painted: typeof paint = (text) => text) =>
    cells
      .map((cell, column) => {
        const text = String(cell);
        const padded =
          isNumeric[column] === true ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
        return painted(padded, cell);
      })
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map((row) => line(row, paint))].join(
    "\n",
  );
}

/** Four bytes of JSON count as one token: an estimate, and labelled as one wherever it is shown. */
export function estimateTokens(value: unknown): number {
  return Math.ceil(Buffer.byteLength(typeof value === "string" ? value : JSON.stringify(value)) / 4);
}

/** `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
