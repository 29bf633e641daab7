import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatTypedAmount } from '@dvaput/domain/money/format-typed-amount'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import type { AdminRefusal } from '@dvaput/domain/refusals/admin-refusals'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import { readListQuery } from './list-query.ts'
import { maxStock } from './product-choices.ts'

type Input = ActionInput<null>

/** A price or a number of the list, of the product that the fields of the row name. */
const readRow = ({ typed }: Input) => {
  const shop = shopHandles.find((each) => each === typed.shop)
  const [gid, variantGid] = [toGid('Product', typed.id), toGid('ProductVariant', typed.variant)]
  return shop && gid && variantGid ? { shop, gid, variantGid } : null
}

type Code = AdminRefusal<'price' | 'stock' | 'changed-meanwhile' | 'compare-at-too-low' | 'refused'>
/** With what it is at the shop, where somebody else changed it. */
type RowRefusal = { readonly code: Code; readonly current: string | null }
type RowResult = RowRefusal | 'not-found' | { readonly shown: 'saved' }

const refuse = (code: Code, current: string | null = null): RowRefusal => ({ code, current })

type Written = Awaited<ReturnType<Input['services']['productWriting']['setPrice' | 'moveStock']>>

/** Every other code that a price or a number may be refused with, as the row says it: the compiler names a new one. */
const rowCodes = {
  'compare-at-too-low': 'compare-at-too-low',
  incomplete: 'price',
  'not-a-picture': 'refused',
  refused: 'refused',
} as const satisfies Record<Exclude<Extract<Written, { ok: false }>['code'], 'not-found' | 'changed-meanwhile'>, Code>

const settle = (result: Written, readCurrent: (after: Extract<Written, { current: unknown }>) => string): RowResult => {
  if (result.ok) return { shown: 'saved' }
  if (result.code === 'not-found') return result.code
  return result.code === 'changed-meanwhile' ? refuse(result.code, readCurrent(result)) : refuse(rowCodes[result.code])
}

const setPrice = async (input: Input): Promise<RowResult> => {
  const row = readRow(input)
  if (!row) return 'not-found'
  const { currency } = markets[marketOfShop(row.shop)]
  const [price, before] = [
    parsePrice(input.typed.value ?? '', currency),
    parsePrice(input.typed.before ?? '', currency),
  ]
  if (!price || price.minor < 1 || !before) return refuse('price')
  const result = await input.services.productWriting.setPrice({ ...row, by: input.by, price, before: before.minor })
  return settle(result, ({ current }) => {
    const variant = current.variants.find(({ gid }) => gid === row.variantGid)
    return variant ? formatTypedAmount(variant.price, input.page.language) : ''
  })
}

const setStock = async (input: Input): Promise<RowResult> => {
  const row = readRow(input)
  if (!row) return 'not-found'
  const { value = '' } = input.typed
  const [quantity, before] = [Number(value), Number(input.typed.before)]
  if (!/^\d{1,7}$/.test(value) || quantity > maxStock || !Number.isSafeInteger(before)) return refuse('stock')
  if (quantity === before) return { shown: 'saved' }
  const move = { ...row, by: input.by, reason: 'correction' as const, before, quantity }
  const result = await input.services.productWriting.moveStock(move)
  return settle(result, ({ current }) =>
    String(current.variants.find(({ gid }) => gid === row.variantGid)?.quantity ?? 0),
  )
}

const create = async ({ services, by, typed, url }: Input) => {
  const { shop } = readListQuery(url.searchParams)
  const [title, productType] = [(typed.title ?? '').slice(0, 255), (typed.kind ?? '').slice(0, 255)]
  if (title === '') return 'title'
  const made = await services.productWriting.create(shop, by, { title, productType })
  return made.ok ? redirect(`/products/${shop}/${numberOf(made.value)}`) : 'refused'
}

/** On the list of products. */
export const productRowActions = recordActions<null>({ permission: 'products.write' })({
  price: { run: setPrice },
  stock: { permission: 'stock.write', run: setStock },
  create: { run: create },
})

/** What became of a price or a number in a row. */
export type RowAnswer = { readonly act: string; readonly typed: FormTexts } & (RowRefusal | { readonly shown: 'saved' })
