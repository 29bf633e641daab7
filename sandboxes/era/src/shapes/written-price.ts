import type { Dialect } from '../catalogue/batch.ts'
import type { Item } from '../catalogue/item.ts'

/** At which the office in Santiago books. */
const pesosPerDollar = 948

const toPesos = (usdCents: number) => Math.round((usdCents * pesosPerDollar) / 100_000) * 1_000 - 10

type Money = Readonly<Record<string, number | string>>

const writeMoney = (usdCents: number, { pesos, price }: Dialect): Money => {
  const amount = price === 'text' ? (usdCents / 100).toFixed(2) : usdCents / 100
  if (!pesos) return { amount, ...(price === 'money' && { currencyCode: 'USD' }) }
  const amountCLP = toPesos(usdCents)
  if (price === 'money') return { amount, amountCLP }
  return { amountCLP: price === 'text' ? String(amountCLP) : amountCLP }
}

/** A money object: amountCLP, or amount in dollars. Nothing at all where the clerk left it out. // ENT-10 */
export const writeListingPrice = (
  { price }: Item,
  dialect: Dialect,
): { price?: Money | null; compareAtPrice?: Money } => {
  if (price === 'absent') return {}
  if (price === 'null') return { price: null }
  if (price === 'zero') return { price: dialect.pesos ? { amountCLP: 0 } : { amount: 0 } }
  return {
    price: writeMoney(price.usdCents, dialect),
    ...(price.beforeUsdCents && { compareAtPrice: writeMoney(price.beforeUsdCents, dialect) }),
  }
}

/** In the detail a bare number or a text is in dollars; what is in pesos says so by its name. */
export const writeDetailPrice = (item: Item, dialect: Dialect): { price?: Money | number | string | null } => {
  const { price } = item
  if (typeof price === 'object' && !dialect.pesos && dialect.price !== 'money') {
    const dollars = price.usdCents / 100
    return { price: dialect.price === 'text' ? dollars.toFixed(2) : dollars }
  }
  if (price === 'zero' && dialect.price !== 'money') return { price: 0 }
  const { compareAtPrice: _, ...written } = writeListingPrice(item, dialect)
  return written
}

/** At the requested rate. */
export const writeConvertedPrice = ({ price }: Item, rate: number) =>
  typeof price === 'object'
    ? { price: { amount: price.usdCents / 100, amountCLP: Math.round((price.usdCents * rate) / 100) } }
    : { price: null }
