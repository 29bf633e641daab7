import { type SQL, sql } from '@dvaput/database/query'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { foldText } from '@dvaput/domain/text/fold-text'
import { orderSearchWords, orders } from '../../orders/orders.table.ts'
import { matchWords } from '../match-words.ts'

/** As a bank transfer names an order of the built-in platform: `MA-1001`. */
const bankReference = /^\s*([a-z]{2})-(\d{1,9})\s*$/i

const onlyPhone = /^[\d\s()+/.-]{6,25}$/
const countryCodes = ['387', '56'] as const
/** So many digits at the end of a phone number are words of their own, the more of them first. */
const phoneEnds = [9, 8] as const

/** However it was typed: with the country's code, with 0 or without either. */
const phoneEndsOf = (typed: string): readonly string[] => {
  if (!onlyPhone.test(typed)) return []
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  const code = countryCodes.find((each) => digits.startsWith(each) && digits.length - each.length >= 8)
  const national = (code ? digits.slice(code.length) : digits).replace(/^0+/, '')
  return phoneEnds.flatMap((length) => (national.length >= length ? [national.slice(-length)] : []))
}

/** Of everything that people have at hand of an order. */
export const matchOrderWords = (q: string): SQL | undefined => {
  const words = orderSearchWords(orders)
  const [, prefix = '', number] = bankReference.exec(q) ?? []
  const shop = shopHandles.find((each) => each.startsWith(prefix.toLowerCase()))
  const byWords = matchWords(words, foldText(q))
  const others = [
    ...(number && shop ? [sql`(${orders.shop} = ${shop} AND ${words} @@ to_tsquery('simple', ${number}))`] : []),
    ...phoneEndsOf(q).map((end) => sql`${words} @@ to_tsquery('simple', ${end})`),
  ]
  return others.length === 0 ? byWords : sql`(${sql.join([byWords ?? sql`false`, ...others], sql` OR `)})`
}
