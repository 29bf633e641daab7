import { and, type SQL, sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import { parseDecimal } from '../graphql/decimal-money.ts'
import { parseGid } from '../graphql/gid.ts'
import { isStorableTime } from '../graphql/storable-time.ts'
import { toWords } from '../text/to-words.ts'
import type { Condition } from './compile-query.ts'
import type { Comparator, Term } from './tokenise-query.ts'

export const operators = {
  '=': sql.raw('='),
  '<': sql.raw('<'),
  '<=': sql.raw('<='),
  '>': sql.raw('>'),
  '>=': sql.raw('>='),
} as const satisfies Record<Comparator, SQL>

/** `field:*` */
export const matchesAny = ({ value, prefix, comparator }: Term) => prefix && value === '' && comparator === '='

/** Only letters and digits come in, so nothing in it is an operator of PostgreSQL's own language. */
export const toTextQuery = ({
  value,
  prefix,
  quoted,
}: Pick<Term, 'value' | 'prefix' | 'quoted'>): string | undefined => {
  const words = toWords(value)
  if (words.length === 0) return undefined
  return words.join(quoted ? ' <-> ' : ' & ') + (prefix ? ':*' : '')
}

/** Words within a column that is a text search vector already. */
export const wordsOf =
  (vector: SQL): Condition =>
  (term) => {
    const query = toTextQuery(term)
    return query === undefined ? undefined : sql`${vector} @@ to_tsquery('simple', ${query})`
  }

/** Words within short texts of small tables: the vector is made while reading. */
export const wordsWithin = (...columns: readonly SQL[]): Condition =>
  wordsOf(sql`to_tsvector('simple', platform.fold_words(concat_ws(' ', ${sql.join([...columns], sql`, `)})))`)

/** The full value, whatever its case and accents; with `*` its beginning. */
export const textOf =
  (column: SQL): Condition =>
  (term) => {
    if (matchesAny(term)) return sql`${column} <> ''`
    if (term.value === '') return undefined
    return term.prefix
      ? sql`starts_with(platform.fold(${column}), (SELECT platform.fold(${term.value})))`
      : sql`platform.fold(${column}) ${operators[term.comparator]} (SELECT platform.fold(${term.value}))`
  }

export const booleanOf =
  (column: SQL): Condition =>
  ({ value }) => {
    const requested = { true: true, '1': true, false: false, '0': false }[value.toLowerCase()]
    return requested === undefined ? undefined : requested ? sql`${column}` : sql`NOT ${column}`
  }

export const numberOf =
  (column: SQL): Condition =>
  ({ value, comparator }) =>
    /^-?\d{1,15}$/.test(value) ? sql`${column} ${operators[comparator]} ${value}::bigint` : undefined

export const moneyOf =
  (column: SQL, currency: Currency): Condition =>
  ({ value, comparator }) => {
    const minor = parseDecimal(value, currency)
    return minor === undefined ? undefined : sql`${column} ${operators[comparator]} ${minor}::bigint`
  }

/** A number or a full global id. */
export const idOf =
  (column: SQL): Condition =>
  (term) =>
    numberOf(column)({ ...term, value: parseGid(term.value)?.id ?? term.value })

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/

export const timeOf =
  (column: SQL): Condition =>
  (term) => {
    if (matchesAny(term)) return sql`${column} IS NOT NULL`
    const { value, comparator } = term
    if (value === 'now') return sql`${column} ${operators[comparator]} (SELECT app_now())`
    const milliseconds = moment.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN
    if (!isStorableTime(milliseconds)) return undefined
    const instant = sql`${new Date(milliseconds).toISOString()}::timestamptz`
    return comparator === '=' && day.test(value)
      ? and(sql`${column} >= ${instant}`, sql`${column} < ${instant} + interval '1 day'`)
      : sql`${column} ${operators[comparator]} ${instant}`
  }
