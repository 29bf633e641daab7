import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Reservations } from '@dvaput/backend/reservations/reservations'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { parseItems } from './reserved-items.ts'

type Owner = { readonly customer: Customer; readonly locale: Locale }
export type ReservationNotice = { readonly failed: boolean; readonly message: string }

const isId = (value: unknown): value is string => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value))

/** What the forms of the page do: cancel, and without scripts reserve. */
export const changeReservations = async (
  reservations: Pick<Reservations, 'reserve' | 'cancel' | 'cancelLine'>,
  form: FormData,
  { customer, locale }: Owner,
): Promise<ReservationNotice> => {
  const text = await loadText(locale.language, 'reservations')
  const refuse = ({ code, params }: Refusal): ReservationNotice => ({
    failed: true,
    message: formatRefusal(refusalTexts[locale.language][code], params),
  })

  const cancel = async (id: string): Promise<ReservationNotice> => {
    const ended = await reservations.cancel(customer.id, id)
    if (ended === 'ended') return { failed: false, message: text('cancel.done') }
    return refuse({ code: ended === 'not-found' ? 'not-found' : 'reservation-ended' })
  }

  const cancelLine = async (id: string, variantId: string): Promise<ReservationNotice> => {
    const ended = await reservations.cancelLine(customer.id, id, variantId).catch((error: unknown) => {
      if (isIntegrationError(error)) return 'refused-by-shop' as const
      throw error
    })
    if (ended === 'ended') return { failed: false, message: text('cancel.lineDone') }
    if (ended === 'refused-by-shop') return { failed: true, message: text('cancel.lineFailed') }
    return refuse({ code: ended === 'not-found' ? 'not-found' : 'reservation-ended' })
  }

  const reserve = async (key: string): Promise<ReservationNotice> => {
    const items = parseItems(form.getAll('item'))
    const result = await reservations.reserve({ customer, locale, items, key }).catch((error: unknown) => {
      if (isIntegrationError(error)) return null
      throw error
    })
    if (!result) return refuse({ code: 'reservation-failed' })
    if (!result.ok) return refuse(result.refusal)
    const [count, failed] = [result.reservation.lines.length, result.refused.length]
    const message = failed > 0 ? text('reserve.partly', { count, failed }) : text('reserve.done', { count })
    return { failed: false, message }
  }

  const [id, key] = [form.get('cancel'), String(form.get('key') ?? '')]
  const line = form.get('line')
  if (isId(id)) return typeof line === 'string' ? cancelLine(id, line) : cancel(id)
  return isId(key) ? reserve(key) : refuse({ code: 'not-found' })
}
