import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import type { EraItem } from './era-item.ts'
import { readPictures } from './read-pictures.ts'
import { type EraPrice, readEraPrice } from './read-price.ts'
import { readStock, stockFieldOf } from './read-stock.ts'
import { readGrams } from './read-weight.ts'

type Fields = Readonly<Record<string, unknown>>

const maxTitleLength = 500
const maxDescriptionLength = 50_000
const maxTags = 100
/** A longer one fits into no index, and is no tag. */
const maxTagLength = 255
const grades = ['A+', 'A', 'B', 'C', 'D']
const dayMs = 86_400_000

const trim = (text: string) => text.trim()

/** A text, or null for everything else. */
const lenientText = (longest: number) =>
  z.unknown().transform((value) => (typeof value === 'string' && cleanText(value).slice(0, longest)) || null)

/** A name by which it is asked for is taken as it is written, or not at all: corrected, it would be another's. */
const requiredText = (name: string, longest: number, toText = trim) =>
  z
    .union([z.string(), z.number().transform(String)], `${name} is missing or not a text`)
    .transform(toText)
    .pipe(z.string().min(1, `${name} is empty`).max(longest, `${name} is longer than ${longest} characters`))

const texts = (value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  const tags = list.filter((each) => typeof each === 'string' && each.length <= maxTagLength).map(cleanText)
  return [...new Set(tags)].filter(Boolean).slice(0, maxTags)
}

const collections = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { title, handle } = (typeof each === 'object' && each !== null ? each : { title: each }) as Fields
    if (typeof title !== 'string') return []
    return [
      {
        title: cleanText(title),
        handle: typeof handle === 'string' ? cleanText(handle) : cleanText(title).toLowerCase(),
      },
    ]
  })

/** Nothing arrives tomorrow: a date in the future would stay the newest for ever. */
const pastDate = (now: number) => (value: unknown) => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return time > 0 && time < now + dayMs ? new Date(time).toISOString() : null
}

/** Hands the reason to zod, so that all faults of a row come together. */
const readWith = <Value>(read: (value: unknown) => Value | { readonly reason: string }) =>
  z.unknown().transform((value, context): Value => {
    const result = read(value)
    if (typeof result !== 'object' || result === null || !('reason' in result)) return result
    context.addIssue({ code: 'custom', message: result.reason })
    return z.NEVER
  })

const noPrice: EraPrice = { pesos: null, dollars: null }
/** A wrong former price is left out; it does not spoil the product. */
const readComparePrice = (value: unknown): EraPrice => {
  const price = readEraPrice(value)
  return 'reason' in price ? noPrice : price
}

const itemSchema = z.object({
  id: requiredText('id', 64).pipe(z.string().regex(/^[\w.:-]+$/, 'id has characters that ids do not have')),
  handle: requiredText('handle', 255).pipe(
    z.string().regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i, 'handle cannot be part of a URL'),
  ),
  title: requiredText('title', maxTitleLength, cleanText),
  description: lenientText(maxDescriptionLength),
  vendor: lenientText(200),
  type: lenientText(200),
  category: lenientText(100),
  subcategory: lenientText(100),
  tags: z.unknown().transform(texts),
  collections: z.unknown().transform(collections),
  condition: lenientText(100),
  grade: z.unknown().transform((value) => grades.find((grade) => grade === value) ?? null),
  sku: lenientText(100),
  price: readWith(readEraPrice),
  compareAtPrice: z.unknown().transform(readComparePrice),
  stock: readWith(readStock),
  // A word that we do not know means that it is not for sale.
  status: z.enum(['active', 'sold', 'draft']).default('active').catch('draft'),
})

/** One name for what the batches call differently; a field that is missing is undefined. // ENT-09, ENT-10, ENT-11 */
const pickFields = (row: Fields): Record<keyof z.input<typeof itemSchema>, unknown> => ({
  id: row.item_id ?? row.id,
  handle: row.handle,
  title: row.title,
  description: row.description,
  vendor: row.vendor,
  type: row.productType ?? row.product_type ?? row.item_condition,
  category: row.category,
  subcategory: row.subcategory,
  tags: row.tags,
  collections: row.collections,
  condition: row.item_condition ?? row.condition,
  grade: row.grade,
  sku: row.sku,
  price: row.price,
  compareAtPrice: row.compareAtPrice ?? row.compare_at_price,
  stock: stockFieldOf(row),
  status: row.status ?? undefined,
})

/** A row of any list or the detail as an item, or the reason why it must not be published. */
export const readEraItem = (row: unknown, now: number): EraItem | { readonly reason: string } => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return { reason: 'row is not an object' }
  const fields = row as Fields
  const parsed = itemSchema.safeParse(pickFields(fields))
  if (!parsed.success) return { reason: parsed.error.issues.map(({ message }) => message).join('; ') }
  const { price, compareAtPrice, vendor, type, category, subcategory, ...item } = parsed.data
  const toDate = pastDate(now)
  return {
    ...item,
    vendor: vendor ?? '',
    type: type ?? '',
    category: category ?? item.collections[0]?.handle ?? null,
    subcategory: subcategory ?? item.collections[1]?.handle ?? null,
    pictures: readPictures(fields),
    grams: readGrams(fields),
    pesos: price.pesos,
    dollars: price.dollars,
    comparePesos: compareAtPrice.pesos,
    compareDollars: compareAtPrice.dollars,
    createdAt: toDate(fields.createdAt ?? fields.created_at),
    updatedAt: toDate(fields.updatedAt ?? fields.updated_at),
  }
}
