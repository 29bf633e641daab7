import type { Cart } from '@dvaput/domain/cart/cart'
import { isMixed, kindsOf } from '@dvaput/domain/cart/cart-kinds'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { formatItem } from './reserved-items.ts'
import type { ReservationResult } from './send-reservation.ts'
import { reserveAnchor, useReserve } from './use-reserve.ts'

type ReserveButtonProps = { readonly cart: Cart; readonly onReserved: (result: ReservationResult) => void }

/** Nothing in a market without reservations, and nothing for imported products, which no shop can hold. Without scripts the page of reservations asks and does the same. */
export const ReserveButton = ({ cart, onReserved }: ReserveButtonProps) => {
  const text = useText('reservations')
  const { market } = usePageContext()
  const { reserve, isSending, problem } = useReserve(cart, onReserved)
  const { hash } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  // Whoever comes back from the login goes on where they left; the cart has its lines only now.
  useEffect(() => {
    if (hash !== `#${reserveAnchor}`) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  }, [hash])
  if (!market.capabilities.reservations || !kindsOf(cart).includes('local')) return null
  return (
    <form
      action="/reservations"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void reserve()
      }}
    >
      {cart.map((line) => (
        <input key={formatItem(line)} type="hidden" name="item" value={formatItem(line)} />
      ))}
      <Button ref={button} type="submit" variant="secondary" wide icon="clock" loading={isSending}>
        {text('reserve.button')}
      </Button>
      <p className="text-sm text-ink-soft">
        {text('reserve.hint', { hours: market.figures.reservation.to })}
        {isMixed(cart) && ` ${text('reserve.mixed')}`}
        {cart.some(({ agreed }) => agreed) && ` ${text('reserve.agreed')}`}
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </form>
  )
}
