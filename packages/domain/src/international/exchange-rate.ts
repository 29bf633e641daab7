/** How many pesos a dollar costs. */
export type ExchangeRate = {
  /** Decimal text, so that no float is between the warehouse and the price. */
  readonly pesosPerDollar: string
  /** The warehouse's, one that the shop has set, or the one where neither is known. */
  readonly source: 'live' | 'shop' | 'fallback'
  /** ISO: when it was read, or set. */
  readonly at: string
}

const form = /^(\d{1,6})(?:\.(\d{1,6}))?$/

/** Where the live rate does not answer. // CAT-03 */
const fallbackPesosPerDollar = '750'

export const fallbackRate = (at: string): ExchangeRate => ({
  pesosPerDollar: fallbackPesosPerDollar,
  source: 'fallback',
  at,
})

/** Dollar cents to whole pesos, rounded half up: the only place where a price is rounded. */
export const convertDollars = (cents: number, pesosPerDollar: string): number => {
  const [, integer = '', fraction = ''] = form.exec(pesosPerDollar) ?? []
  if (integer === '') throw new RangeError(`not an exchange rate: ${pesosPerDollar}`)
  const scale = 100n * 10n ** BigInt(fraction.length)
  const product = BigInt(cents) * BigInt(integer + fraction)
  return Number((2n * product + scale) / (2n * scale))
}
