import type { Cart } from '@dvaput/domain/cart/cart'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ApiError } from '../../lib/api.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { removeFromCart } from '../../state/cart.ts'
import { mayHaveSession } from '../../state/session.ts'
import { formatItem } from './reserved-items.ts'
import { isLocalLine, type ReservationResult, sendReservation } from './send-reservation.ts'

/** Not `randomUUID`, which browsers refuse on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')

/** Their own text says everything. */
const ownTexts: readonly (string | undefined)[] = ['nothing-to-reserve', 'reservation-out-of-stock', 'reservation-held']

/** Where the cart has the button to reserve. */
export const reserveAnchor = 'reserve'

/** The page of the login says what it is for, and leads back to the button. */
const loginPath = `/login?returnTo=${encodeURIComponent(`/cart#${reserveAnchor}`)}&why=reserve`

export const useReserve = (cart: Cart, onReserved: (result: ReservationResult) => void) => {
  const text = useText('reservations')
  const { market, language } = usePageContext()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Of one press: repeated until its result is known, so that nothing is reserved twice. */
  const press = useRef({ lines: '', key: '' })

  const askToLogIn = () => navigate(loginPath)

  const fail = async (error: unknown) => {
    const reason = error instanceof ApiError ? error : undefined
    if (reason?.code === 'login-required') return askToLogIn()
    // Refused for good: the next press is another one.
    if (reason?.code !== undefined && reason.code !== 'reservation-unsettled') press.current = { lines: '', key: '' }
    const message = reason && ((await loadRefusalText(language, reason)) ?? reason.message)
    const isTold = ownTexts.includes(reason?.code) && message !== undefined
    setProblem(isTold ? message : text('reserve.failed', { message: message ?? text('reserve.offline') }))
  }

  const reserve = async () => {
    setProblem(undefined)
    if (!mayHaveSession()) return askToLogIn()
    const local = cart.filter(isLocalLine).filter(({ identity }) => identity.shop === market.shop)
    if (local.length === 0) {
      const told = await loadRefusalText(language, { code: 'nothing-to-reserve' })
      return setProblem(told ?? text('reserve.failed', { message: '' }))
    }
    const lines = local.map(formatItem).join(' ')
    if (press.current.lines !== lines) press.current = { lines, key: newKey() }
    setSending(true)
    try {
      const result = await sendReservation(local, press.current.key)
      press.current = { lines: '', key: '' }
      onReserved(result)
      const isReserved = (variantId: string) => result.reserved.some((item) => item.variantId === variantId)
      for (const { identity } of local) if (isReserved(identity.variantId)) removeFromCart(market, identity)
    } catch (error) {
      await fail(error)
    } finally {
      setSending(false)
    }
  }
  return { reserve, isSending, problem }
}
