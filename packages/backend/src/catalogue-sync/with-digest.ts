import { createHash } from 'node:crypto'

/** Neither a text nor a JSON of PostgreSQL takes these; as JSON they are easily seen. */
const unstorable = /\\u0000|\\ud[89a-f]/i

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(clean)
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [String(clean(key)), clean(inner)]))
}

/** Raise it when the same facts are stored in another way: the next full sync then writes all records. */
const edition = 2

const toText = (record: object) => JSON.stringify({ ...record, updatedAt: undefined, edition })

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Of a record that PostgreSQL can store. */
export const digestOf = (record: object): string => hash(toText(record))

/** The record as PostgreSQL can store it, with a digest of its facts. `updatedAt` does not count. */
export const withDigest = <Row extends { readonly updatedAt: Date }>(record: Row): Row & { digest: string } => {
  const text = toText(record)
  if (!unstorable.test(text)) return { ...record, digest: hash(text) }
  const cleaned = clean(record) as Row
  return { ...cleaned, digest: digestOf(cleaned) }
}
