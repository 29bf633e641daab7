import type { Database } from '@dvaput/database/open-database'

type Column = { readonly table: string; readonly column: string; readonly type: 'text' | 'jsonb' }

/** What somebody typed, or may have: nothing that the program itself compares. */
const typed =
  /^(?:(?:first|last|company|product|variant|file)?_?name|(?:product|variant|meta)?_?title|address[12]|city|company|message|note|text|subject|label|alt|description|failure|error|device|vendor|product_type|sku|serial|condition_notes|query|words|reason_text)$/
const typedKey =
  /^(?:(?:first|last|company)?name|(?:product|variant)?title|address[12]|city|company|message|note|text|label|alt|description|vendor|sku|variantname|productname)$/i
/** Texts by language. */
const byLanguage = /^(?:titles|texts|notes|names|descriptions|alts)$/
/** The shop's own identity, who is logged in, and what nobody may write. */
const untouched = [
  'backend.audit_log',
  'platform.shops',
  'backend.mails',
  'backend.rate_limits',
  'backend.sessions',
  'backend.external_identities',
  'platform.collections',
]

const plantIn = (value: unknown, text: string, isTyped: boolean): unknown => {
  if (typeof value === 'string') return isTyped ? text : value
  if (Array.isArray(value)) return value.map((each) => plantIn(each, text, false))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, plantIn(each, text, isTyped || typedKey.test(key))]),
  )
}

const columnsOf = async ({ pool }: Database): Promise<readonly Column[]> => {
  const { rows } = await pool.query<Column>(
    `SELECT columns.table_schema || '.' || columns.table_name AS "table", column_name AS "column", data_type AS type
     FROM information_schema.columns AS columns JOIN information_schema.tables AS tables USING (table_schema, table_name)
     WHERE columns.table_schema IN ('backend', 'platform') AND data_type IN ('text', 'jsonb')
       AND tables.table_type = 'BASE TABLE' AND is_generated = 'NEVER'`,
  )
  return rows.filter(({ table }) => !untouched.includes(table))
}

const plantJson = async ({ pool }: Database, { table, column }: Column, text: string): Promise<number> => {
  const { rows } = await pool.query<{ at: string; value: unknown }>(
    `SELECT ctid::text AS at, ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL LIMIT 100`,
  )
  let planted = 0
  for (const { at, value } of rows) {
    const changed = plantIn(value, text, byLanguage.test(column))
    if (JSON.stringify(changed) === JSON.stringify(value)) continue
    const update = `UPDATE ${table} SET ${column} = $1 WHERE ctid = $2::tid`
    // A constraint may want something else there, as a moved row is no longer where it was.
    const done = await pool.query(update, [JSON.stringify(changed), at]).catch(() => undefined)
    planted += done?.rowCount ?? 0
  }
  return planted
}

/**
 * Puts a text wherever the tables of store and platform hold what somebody typed, as if every check before them had
 * failed. @returns how many columns took it
 */
export const plantTexts = async (database: Database, text: string): Promise<number> => {
  let planted = 0
  for (const each of await columnsOf(database)) {
    const { table, column, type } = each
    if (type === 'jsonb') planted += (await plantJson(database, each, text)) > 0 ? 1 : 0
    else if (typed.test(column)) {
      const update = `UPDATE ${table} SET ${column} = $1 || ' ' || substr(md5(ctid::text), 1, 6) WHERE ${column} IS NOT NULL`
      const done = await database.pool.query(update, [text]).catch(() => undefined)
      planted += done?.rowCount ? 1 : 0
    }
  }
  return planted
}
