const cursor = /^(\d{1,16})_(.{1,200})$/s

/** Of a row, as SQL: microseconds, which a Date of JavaScript would lose. */
export const microsOf = (time: string): string => `(extract(epoch FROM ${time}) * 1000000)::bigint::text`

/** Two parameters of a query: where the page before ended; null at the first page. */
export const parseCursor = (after: string | undefined): readonly [micros: string | null, id: string | null] => {
  const [, micros = null, id = null] = cursor.exec(after ?? '') ?? []
  return [micros, id]
}

/** SQL for `ORDER BY time DESC, id DESC`, or for the other direction, with the two parameters at this place. */
export const isPastCursor = (time: string, id: string, at: number, direction: '<' | '>' = '<'): string =>
  `($${at}::bigint IS NULL OR (${time}, ${id}) ${direction}
    ('epoch'::timestamptz + $${at}::bigint * interval '1 microsecond', $${at + 1}::text))`

export const pageSize = 50

/** Of one row more than a page has. */
export const toPage = <Row extends { readonly micros: string }>(found: readonly Row[], idOf: (row: Row) => string) => {
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return { rows, next: last ? `${last.micros}_${idOf(last)}` : null }
}
