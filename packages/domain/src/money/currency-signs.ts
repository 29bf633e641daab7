import type { Currency } from './money.ts'

/** As people write it beside an amount. */
export const currencySigns = { BAM: 'KM', CLP: 'CLP', USD: 'USD' } as const satisfies Record<Currency, string>
