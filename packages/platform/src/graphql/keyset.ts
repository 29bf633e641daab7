import { type SQL, sql } from '@dvaput/database/query'
import { decodeCursor, encodeCursor } from './connection.ts'
import { refuse } from './refuse.ts'

/** An order that is total: the id decides between rows with the same key. */
export type Sort = {
  /** Written into cursors, so that one of another order is known for what it is. */
  readonly name: string
  readonly key: SQL
  readonly id: SQL
  readonly kind: 'number' | 'text' | 'time'
  readonly descending: boolean
}

/** `section` counts the parts of a list that are listed one after another. */
export type Position = { readonly section: number; readonly key: string; readonly id: number }

const wholeNumber = /^-?\d{1,16}$/

export const toCursor = ({ name }: Sort, { section, key, id }: Position): string =>
  encodeCursor([name, section, key, id])

export const invalidPosition = () => refuse('BAD_REQUEST', 'Invalid cursor for current pagination sort.')

/** @throws the hosted platform's error for a cursor that belongs to another order, or to nothing */
export const readPosition = ({ name, kind }: Sort, cursor: string): Position => {
  const [sort, section, key, id] = ([] as unknown[]).concat(decodeCursor(cursor))
  const isPosition =
    sort === name &&
    Number.isSafeInteger(section) &&
    typeof key === 'string' &&
    (kind === 'text' ? !key.includes('\0') : wholeNumber.test(key)) &&
    Number.isSafeInteger(id)
  if (!isPosition) throw invalidPosition()
  return { section, key, id } as Position
}

/** As complete text: a date of JavaScript would lose the microseconds and with them rows. */
export const keyAsText = ({ key, kind }: Sort): SQL<string> =>
  kind === 'time' ? sql`(extract(epoch FROM ${key}) * 1000000)::bigint::text` : sql`(${key})::text`

const keyFromText = ({ kind }: Sort, key: string): SQL => {
  if (kind === 'text') return sql`${key}::text`
  return kind === 'number'
    ? sql`${key}::bigint`
    : sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`
}

export const isBeyond = (sort: Sort, position: Pick<Position, 'key' | 'id'>, descending: boolean): SQL =>
  sql`(${sort.key}, ${sort.id}) ${sql.raw(descending ? '<' : '>')} (${keyFromText(sort, position.key)}, ${position.id}::bigint)`

export const inOrder = (sort: Sort, descending: boolean): SQL => {
  const direction = sql.raw(descending ? 'DESC' : 'ASC')
  return sql`${sort.key} ${direction}, ${sort.id} ${direction}`
}
