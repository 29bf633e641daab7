import type { AuditAuthor } from '@dvaput/backend/audit/audit-log'
import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import { toGid } from '../../lib/shop-gid.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'

export const rowActs = ['price', 'stock'] as const
export type RowAct = (typeof rowActs)[number]

type RowProblem = RowAct | 'changed-meanwhile' | 'compare-at-too-low' | 'refused'

/** What became of a price or a number in a row. */
export type RowAnswer = {
  readonly id: string
  readonly act: RowAct
  readonly typed: string
  readonly problem: RowProblem | null
  /** What it is at the shop, where somebody else changed it. */
  readonly current: string | null
}

export const statusOfRow = {
  'changed-meanwhile': 409,
  'compare-at-too-low': 422,
  price: 422,
  refused: 422,
  stock: 422,
} as const satisfies Record<RowProblem, number>

const mostStock = 1_000_000

/** Undefined where there is no such product. */
export const saveRow = async (
  { setPrice, moveStock }: Pick<ProductWriting, 'setPrice' | 'moveStock'>,
  act: RowAct,
  by: AuditAuthor,
  form: FormTexts,
): Promise<RowAnswer | undefined> => {
  const shop = shopHandles.find((each) => each === form.shop)
  const [gid, variantGid] = [toGid('Product', form.id), toGid('ProductVariant', form.variant)]
  if (!shop || !gid || !variantGid) return undefined
  const { id = '', value: typed = '', before: seen = '' } = form
  const answer = (problem: RowProblem | null, current: string | null = null) => ({ id, act, typed, problem, current })
  const { currency } = markets[marketOfShop(shop)]

  const save = async () => {
    if (act === 'price') {
      const [price, before] = [parsePrice(typed, currency), parsePrice(seen, currency)]
      return price && price.minor > 0 && before
        ? setPrice({ shop, gid, variantGid, by, price, before: before.minor })
        : undefined
    }
    const [quantity, before] = [Number(typed), Number(seen)]
    if (!/^\d{1,7}$/.test(typed) || quantity > mostStock || !Number.isSafeInteger(before)) return undefined
    if (quantity === before) return { ok: true } as const
    return moveStock({ shop, gid, variantGid, by, reason: 'correction', before, quantity })
  }
  const result = await save()
  if (!result) return answer(act)
  if (result.ok) return answer(null)
  if (result.code === 'not-found') return undefined
  if (result.code === 'compare-at-too-low') return answer(result.code)
  if (result.code !== 'changed-meanwhile') return answer('refused')
  const variant = result.current.variants.find((each) => each.gid === variantGid)
  const current = act === 'price' ? variant && formatDecimal(variant.price) : String(variant?.quantity ?? 0)
  return answer(result.code, current ?? null)
}
