export const currencies = ['BAM', 'CLP', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** An amount in whole minor units: 1234.5 KM is `{ minor: 123450, currency: 'BAM' }`. */
export type Money = { readonly minor: number; readonly currency: Currency }

/** Digits after the decimal point; the peso has none. */
export const minorDigits = { BAM: 2, CLP: 0, USD: 2 } as const satisfies Record<Currency, number>

/** Minor units in one whole unit: 100 in a mark, 1 in a peso. */
export const unitOf = (currency: Currency): number => 10 ** minorDigits[currency]

export const createMoney = (minor: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`)
  return { minor, currency }
}
