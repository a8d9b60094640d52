/** The same fields without those that are undefined: what is optional is absent, wherever it is written or compared. */
export function present<Row extends object>(row: Row): Present<Row> {
  const kept: Record<string, unknown> = {};
  for (const name in row) if (row[name] !== undefined) kept[name] = row[name];
  return kept as Present<Row>;
}

type Present<Row> = {
  [Name in keyof Row as undefined extends Row[Name] ? never : Name]: Row[Name];
} & {
  [Name in keyof Row as undefined extends Row[Name] ? Name : never]?: Exclude<Row[Name], undefined>;
};
