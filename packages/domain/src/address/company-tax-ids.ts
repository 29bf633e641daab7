import type { MarketId } from '../markets/market.ts'

/** What an invoice to a company names. The value as it is kept and printed, or undefined where it is none. */
type CompanyTaxIds = {
  readonly parseTaxId: (text: string) => string | undefined
  readonly taxIdExample: string
  /** Must an invoice there say what the company does? */
  readonly namesActivity: boolean
  /** A number of its own for value added tax, where the market has one; only companies in the system have it. */
  readonly vatNumber?: { readonly parse: (text: string) => string | undefined; readonly example: string }
}

const digitsOnly = (text: string, digits: number): string | undefined => {
  const bare = text.replace(/[\s.-]/g, '')
  return bare.length === digits && /^\d+$/.test(bare) ? bare : undefined
}

/** The last digit is the remainder by 11 of the others, weighted 2 to 7 from the right; ten is written K. */
const rutCheckDigit = (body: string): string => {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}

const parseRut = (text: string): string | undefined => {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase()
  const [, body = '', check = ''] = /^0*([1-9]\d{5,7})([\dK])$/.exec(bare) ?? []
  if (body === '' || rutCheckDigit(body) !== check) return undefined
  return `${body.replace(/\B(?=(\d{3})+$)/g, '.')}-${check}`
}

/** Under these names an order carries what is said of its buyer's company, and other programs read it. */
export const companyFactNames = {
  ba: { taxId: 'JIB', vatNumber: 'PDV number', activity: 'Activity' },
  cl: { taxId: 'RUT', vatNumber: 'IVA number', activity: 'Giro' },
} as const satisfies Record<MarketId, Record<'taxId' | 'vatNumber' | 'activity', string>>

/** Of the person who buys, beside the number of the company. */
export const buyerTaxIdName = 'Buyer RUT'

export const companyTaxIds = {
  ba: {
    parseTaxId: (text) => digitsOnly(text, 13),
    taxIdExample: '4200000000005',
    namesActivity: false,
    vatNumber: { parse: (text) => digitsOnly(text, 12), example: '200000000005' },
  },
  cl: { parseTaxId: parseRut, taxIdExample: '76.123.456-0', namesActivity: true },
} as const satisfies Record<MarketId, CompanyTaxIds>
