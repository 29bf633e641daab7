/** A constraint of whichever table of the schema, or a unique index. */
export const withoutGuards = (schema: 'platform' | 'backend', ...names: readonly string[]): readonly string[] =>
  names.map(
    (name) => `DO $$ DECLARE constrained text;
BEGIN
  SELECT conrelid::regclass INTO constrained FROM pg_constraint
  WHERE conname = '${name}' AND connamespace = '${schema}'::regnamespace;
  IF constrained IS NULL THEN DROP INDEX ${schema}.${name};
  ELSE EXECUTE format('ALTER TABLE %s DROP CONSTRAINT ${name} CASCADE', constrained); END IF;
END $$`,
  )

type ForbiddenRows = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Each constraint alone in its table; those of different tables at once, which saves time. */
export const withoutEachGuard = (schema: 'platform' | 'backend', forbiddenRows: ForbiddenRows, file: string) =>
  Array.from(
    { length: Math.max(...Object.values(forbiddenRows).map((ofTable) => Object.keys(ofTable).length)) },
    (_, nth) => {
      const names = Object.values(forbiddenRows).flatMap((ofTable) => Object.keys(ofTable).slice(nth, nth + 1))
      const titles = names.map((name) => `by ${name}`)
      return { name: names.join(', '), sql: withoutGuards(schema, ...names), red: { file, titles } }
    },
  )
