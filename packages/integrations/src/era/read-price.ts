import { quoteJson } from './quote-json.ts'

/** An amount in each currency that the warehouse names; null where it names none above 0. */
export type EraPrice = { readonly pesos: number | null; readonly dollars: string | null }

/** Either a price or why it must not be published. */
type Read = EraPrice | { readonly reason: string }

/** Dearer than anything a warehouse of used electronics has. */
const maxDollars = 1_000_000
const maxPesos = 1_000_000_000

const none: EraPrice = { pesos: null, dollars: null }

const currencyMark = /^(?:US\$|USD|CLP|\$)\s*|\s*(?:USD|CLP)$/gi

type Digits = { readonly integer: string; readonly fraction: string }

/** `1299.5`, `1,299.50`, and of pesos `189.990`. A dot before three digits of dollars can be read two ways. */
const readDigits = (text: string, isPesos: boolean): Digits | undefined => {
  const grouped = isPesos && /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(grouped) ? grouped.replaceAll(',', '') : grouped
  const [, integer, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,20}))?$/.exec(plain) ?? []
  return integer === undefined ? undefined : { integer, fraction }
}

const quote = (value: unknown) => quoteJson(value, 60)

const readAmount = (value: unknown, isPesos: boolean): Read => {
  if (value === null || value === undefined || value === '') return none
  const name = `price ${quote(value)}`
  if (typeof value !== 'number' && typeof value !== 'string') return { reason: `${name} is not an amount` }
  const text = String(value).trim().replace(currencyMark, '')
  if (/^[-−]/.test(text)) return { reason: `${name} is negative` }
  if (typeof value === 'number' && value > maxPesos) return { reason: `${name} is too high` }
  const digits = readDigits(text, isPesos)
  if (!digits) return { reason: `${name} is not a number` }
  const amount = Number(`${digits.integer}.${digits.fraction || '0'}`)
  if (amount === 0) return none
  if (amount > (isPesos ? maxPesos : maxDollars)) return { reason: `${name} is too high` }
  if (isPesos) return amount < 1 ? { reason: `${name} is below one peso` } : { ...none, pesos: Math.round(amount) }
  if (amount < 0.01) return { reason: `${name} is below one cent` }
  if (typeof value === 'string' && digits.fraction.length === 3)
    return { reason: `${name} can be read as ${digits.integer}${digits.fraction} or ${amount} dollars` }
  // More decimals than cents are what a computer's arithmetic leaves behind.
  return {
    ...none,
    dollars:
      digits.fraction.length > 2
        ? amount.toFixed(2)
        : `${Number(digits.integer)}${digits.fraction && `.${digits.fraction}`}`,
  }
}

const saysPesos = (value: unknown) => typeof value === 'string' && /CLP/i.test(value)

/** What says that it is pesos is pesos; a bare number or text is dollars. // ENT-10, CAT-03 */
export const readEraPrice = (value: unknown): Read => {
  if (typeof value !== 'object' || value === null) return readAmount(value, saysPesos(value))
  if (Array.isArray(value)) return { reason: `price ${quote(value)} is not an amount` }
  const { amount, amountCLP, currencyCode, currency } = value as Record<string, unknown>
  const pesos = readAmount(amountCLP, true)
  if ('reason' in pesos) return pesos
  const isPesos = saysPesos(currencyCode) || saysPesos(currency) || saysPesos(amount)
  const other = readAmount(amount, isPesos)
  if ('reason' in other) return other
  return { pesos: pesos.pesos ?? other.pesos, dollars: other.dollars }
}
