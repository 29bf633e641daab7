import type { AgreedLine } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import {
  formatProductIdentity,
  type LocalIdentity,
  type ProductIdentity,
} from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { CartLineInput } from '@dvaput/integrations/carts/shop-carts'
import type { CartLines } from '../cart/cart-lines.ts'

export type CheckoutRequestLine = {
  readonly identity: ProductIdentity
  readonly quantity: number
  /** What the shopper saw: compared with the price of now, and never charged. */
  readonly shown?: Money | undefined
  /** And what the first piece was shown to cost this customer. */
  readonly shownAgreed?: Money | undefined
}

export type LocalLine = {
  readonly identity: LocalIdentity
  readonly quantity: number
  /** What the first piece costs this customer. */
  readonly agreed?: AgreedLine
  readonly attributes?: CartLineInput['attributes']
}

export type LinesRefusal = Refusal<
  'cart-empty' | 'cart-mixed' | 'cart-without-local' | 'cart-out-of-stock' | 'cart-changed'
>
type Checked =
  | { readonly ok: true; readonly lines: readonly LocalLine[] }
  | { readonly ok: false; readonly refusal: LinesRefusal }

const refused = (code: LinesRefusal['code']): Checked => ({ ok: false, refusal: { code } })

/** A product named twice is one line of both quantities, so that its stock is compared once. */
const mergeLines = (lines: readonly CheckoutRequestLine[]): CheckoutRequestLine[] => {
  const merged = new Map<string, CheckoutRequestLine>()
  for (const line of lines) {
    const key = formatProductIdentity(line.identity)
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

const isLocal = (line: CheckoutRequestLine): line is CheckoutRequestLine & LocalLine => line.identity.kind === 'local'

const hasChanged = (
  { shown, shownAgreed, quantity }: CheckoutRequestLine,
  { changes, current }: CheckedLine,
): boolean =>
  (shown !== undefined && changes.includes('price')) ||
  (shown !== undefined && shownAgreed?.minor !== current?.agreed?.price.minor) ||
  quantity > (current?.limit ?? 0)

/** Every line must be local, for sale in this market, in stock, and at the price that was shown. // spec §5 Checkout rules */
export const createCheckLines =
  ({ cartLines }: { readonly cartLines: CartLines }) =>
  async (locale: Locale, requested: readonly CheckoutRequestLine[], customerId?: string): Promise<Checked> => {
    const lines = mergeLines(requested)
    const local = lines.filter(isLocal)
    if (lines.length === 0) return refused('cart-empty')
    if (local.length === 0) return refused('cart-without-local')
    if (local.length < lines.length) return refused('cart-mixed')
    const unseen = { minor: 0, currency: locale.market.currency }
    const checked = await cartLines(
      locale,
      local.map(({ identity, quantity, shown = unseen }) => ({ identity, quantity, price: shown })),
      customerId,
    )
    if (checked.some(({ state }) => state !== 'for-sale')) return refused('cart-out-of-stock')
    const isChanged = local.some((line, index) => {
      const current = checked[index]
      return !current || hasChanged(line, current)
    })
    if (isChanged) return refused('cart-changed')
    return {
      ok: true,
      lines: local.map(({ identity, quantity }, index) => {
        const agreed = checked[index]?.current?.agreed
        return { identity, quantity, ...(agreed && { agreed }) }
      }),
    }
  }
