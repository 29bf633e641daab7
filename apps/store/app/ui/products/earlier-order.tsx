import type { WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { Cart } from '@dvaput/domain/cart/cart'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import { Icon } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'

/** The newest that has a product of this cart. */
export const findEarlierOrder = (orders: readonly WaitingOrder[], cart: Cart): WaitingOrder | undefined => {
  const inCart = new Set(cart.map(({ identity }) => formatProductIdentity(identity)))
  return orders.find(({ products }) => products.some((product) => inCart.has(product)))
}

/** What the buyer may want of the order that is there already. */
export const earlierChoicesOf = ({ canReplace }: WaitingOrder) =>
  canReplace ? (['replace', 'keep'] as const) : (['keep'] as const)

export const earlierLabels = { replace: 'earlier.replace', keep: 'earlier.keep' } as const

export const earlierFrame = 'grid gap-3 rounded-lg border border-line-strong bg-sunken p-4 sm:p-5'

export const EarlierSentence = ({ order: { name, total, isPaid } }: { readonly order: WaitingOrder }) => {
  const text = useText('earlier-orders')
  const formatAmount = useFormatAmount()
  const state = isPaid ? 'paid' : 'waiting'
  return (
    <p className="flex gap-2 font-semibold">
      <Icon name={isPaid ? 'success' : 'clock'} className="size-5 shrink-0 translate-y-0.5 text-accent" />
      {total === null
        ? text(`earlier.${state}Plain`, { name })
        : text(`earlier.${state}`, { name, total: formatAmount(total) })}
    </p>
  )
}

/** For a guest who has not shown yet that the order is theirs: by its link, and then by the code that is mailed there. */
export const ReplaceHint = ({ order: { name, canReplace, isPaid, total } }: { readonly order: WaitingOrder }) => {
  const text = useText('earlier-orders')
  if (canReplace || isPaid) return null
  return (
    <p className="text-sm text-ink-soft">
      {text(total === null ? 'earlier.replaceByLink' : 'earlier.replaceByCode', { name })}
    </p>
  )
}

type EarlierOrderSectionProps = { readonly order: WaitingOrder; readonly children: ReactNode }

/** In the cart. */
export const EarlierOrderSection = ({ order, children }: EarlierOrderSectionProps) => {
  const text = useText('earlier-orders')
  return (
    <section aria-label={text('earlier.see', { name: order.name })} className={earlierFrame}>
      <EarlierSentence order={order} />
      {children}
    </section>
  )
}
