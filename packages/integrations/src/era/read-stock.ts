import { quoteJson } from './quote-json.ts'

/** More than any warehouse has of one used product. */
const maxPieces = 100_000

/** A count, null where nobody has counted, or why the number cannot be true. */
export const readStock = (value: unknown): number | null | { readonly reason: string } => {
  if (value === undefined || value === null || value === '') return null
  const name = `stock ${quoteJson(value, 40)}`
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  if (typeof count !== 'number' || !Number.isFinite(count)) return { reason: `${name} is not a number` }
  if (count < 0) return { reason: `${name} is negative` }
  if (!Number.isInteger(count)) return { reason: `${name} is not a whole number` }
  return count > maxPieces ? { reason: `${name} is more than ${maxPieces}` } : count
}

const stockNames = ['inventoryQuantity', 'stock', 'total_inventory', 'inventory', 'quantityAvailable']

/** Whichever name the batch has for it. // ENT-09, ENT-10, ENT-11 */
export const stockFieldOf = (row: Readonly<Record<string, unknown>>): unknown =>
  stockNames.map((name) => row[name]).find((value) => value !== undefined && value !== null)
