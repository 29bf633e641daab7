import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { findPriceChanges, type PriceChange } from './price-changes.ts'

type CartChangesProps = { readonly quote: Quote; readonly cart: Cart }

/** What is not as the cart showed it: sold out, fewer of it, or another price. The rest can be paid. */
export const CartChanges = ({ quote, cart }: CartChangesProps) => {
  const text = useText('international-checkout')
  const formatAmount = useFormatAmount()
  const nameOf = (eraId: string) =>
    cart.find(({ identity }) => identity.kind === 'international' && identity.eraId === eraId)?.name ?? ''
  const gone = quote.unavailable.filter(({ left }) => left === 0)
  const fewer = quote.unavailable.filter(({ left }) => left > 0)
  const prices = findPriceChanges(cart, quote)
  if (gone.length + fewer.length + prices.length === 0) return null
  const isNothingLeft = quote.lines.length === 0
  const formatChange = ({ kind, name, before, now }: PriceChange) =>
    text(`changes.${kind}`, { name, before: formatAmount(before), now: formatAmount(now) })
  const formatGone = (name: string, until: string | undefined) =>
    until === undefined ? text('changes.gone', { name }) : text('changes.held', { name, until })
  return (
    <Notice tone="neutral">
      <ul className="grid gap-1">
        {gone.map(({ eraId, title, heldUntil }) => (
          <li key={eraId}>{formatGone(title ?? nameOf(eraId), heldUntil)}</li>
        ))}
        {fewer.map(({ eraId, title, left }) => (
          <li key={eraId}>{text('changes.fewer', { name: title ?? nameOf(eraId), count: left })}</li>
        ))}
        {prices.map((change) => (
          <li key={`${change.kind} ${change.name}`}>{formatChange(change)}</li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="mt-2">
          {text(isNothingLeft ? 'changes.nothing' : 'changes.rest')}{' '}
          <Link to="/cart" className="underline">
            {text('changes.cart')}
          </Link>
        </p>
      )}
    </Notice>
  )
}
