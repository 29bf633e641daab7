import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | null | readonly string[] | object

const quoteItem = (item: string) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const toText = (cell: Cell): string => {
  if (cell === null) return '\\N'
  const plain = Array.isArray(cell)
    ? `{${cell.map(quoteItem).join(',')}}`
    : typeof cell === 'object'
      ? JSON.stringify(cell)
      : String(cell)
  return plain.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r')
}

const chunkRows = 500

function* toChunks(rows: Iterable<readonly Cell[]>) {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${row.map(toText).join('\t')}\n`)
    if (lines.length === chunkRows) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}

/** Rows as they are made: nothing is held but a chunk. */
export const copyRows = async (
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
) => {
  const into = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(toChunks(rows)), into)
}
