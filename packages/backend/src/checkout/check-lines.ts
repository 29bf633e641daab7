import type { AgreedLine } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import { formatProductIdentity, type LocalIdentity, type ProductLine } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { CartLineInput } from '@dvaput/integrations/carts/shop-carts'
import type { CartLines } from '../cart/cart-lines.ts'
import { toHeldProblem } from '../cart/find-holds.ts'

export type CheckoutRequestLine = ProductLine & {
  /** What the shopper saw: compared with the price of now, and never charged. */
  readonly shown?: Money | undefined
  /** And what the first piece was shown to cost this customer. */
  readonly shownAgreed?: Money | undefined
}

export type LocalLine = ProductLine<LocalIdentity> & {
  /** What the first piece costs this customer. */
  readonly agreed?: AgreedLine
  /** What each piece was shown to cost without that. */
  readonly shown?: Money | undefined
  readonly attributes?: CartLineInput['attributes']
}

export type LinesRefusal = Refusal<
  'cart-empty' | 'cart-mixed' | 'cart-without-local' | 'cart-out-of-stock' | 'cart-changed'
>
type Checked =
  | { readonly ok: true; readonly lines: readonly LocalLine[] }
  | {
      readonly ok: false
      readonly refusal: LinesRefusal
      /** What changed, product by product. */
      readonly problems?: readonly LineProblem[]
    }

const refused = (code: LinesRefusal['code'], problems: readonly LineProblem[] = []): Checked => ({
  ...{ ok: false, refusal: { code } },
  ...(problems.length > 0 && { problems }),
})

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

/** Nothing where the line is still what was shown. */
const findProblems = (
  { identity, shown, shownAgreed, quantity }: CheckoutRequestLine,
  { state, current, heldUntil, ownPayment }: CheckedLine,
): LineProblem[] => {
  const about = { item: identity, name: current?.name ?? null }
  if (state === 'unknown') return []
  if (heldUntil !== undefined) return [{ ...about, ...toHeldProblem({ heldUntil, ...(ownPayment && { ownPayment }) }) }]
  if (state !== 'for-sale' || !current || current.limit < 1) return [{ ...about, kind: 'gone' }]
  const { price, limit } = current
  const agreed = current.agreed?.price
  const change = (kind: 'price' | 'agreed-ended' | 'agreed-new', before: Money, now: Money): LineProblem => ({
    ...{ ...about, kind, before, now },
  })
  const isOther = (before: Money, now: Money) => before.minor !== now.minor || before.currency !== now.currency
  return [
    ...(shown && isOther(shown, price) ? [change('price', shown, price)] : []),
    ...(shown && shownAgreed && !agreed ? [change('agreed-ended', shownAgreed, price)] : []),
    ...(shown && !shownAgreed && agreed ? [change('agreed-new', shown, agreed)] : []),
    ...(shown && shownAgreed && agreed && isOther(shownAgreed, agreed) ? [change('price', shownAgreed, agreed)] : []),
    ...(quantity > limit ? [{ ...about, kind: 'fewer', left: limit } as const] : []),
  ]
}

/** Every line must be local, for sale in this market, in stock, and at the price that was shown. // CART-07, CART-19 */
export const createCheckLines =
  ({ cartLines }: { readonly cartLines: CartLines }) =>
  async (
    locale: Locale,
    requested: readonly CheckoutRequestLine[],
    customerId?: string,
    browser?: string,
  ): Promise<Checked> => {
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
      browser,
    )
    const problems = local.flatMap((line, index) => {
      const found = checked[index]
      return found ? findProblems(line, found) : []
    })
    if (checked.some(({ state }) => state !== 'for-sale')) return refused('cart-out-of-stock', problems)
    if (problems.length > 0 || checked.length < local.length) return refused('cart-changed', problems)
    return {
      ok: true,
      lines: local.map(({ identity, quantity, shown }, index) => {
        const agreed = checked[index]?.current?.agreed
        return { identity, quantity, ...(shown && { shown }), ...(agreed && { agreed }) }
      }),
    }
  }
