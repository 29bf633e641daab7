import type { OrderDesk, OrderProblem } from '@dvaput/backend/shop-side/order-desk'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { FormTexts } from '../../lib/texts-of-form.ts'

type Edit = Parameters<OrderDesk['markPaid']>[0]
export type OrderResult = 'ok' | OrderProblem | 'url' | 'empty'

export const orderActs = ['note', 'paid', 'fulfil', 'refund', 'cancel'] as const
/** These give money back. */
export const moneyActs = ['refund', 'cancel'] as const satisfies readonly (typeof orderActs)[number][]

const longestNote = 2000
const longestSerial = 100
/** Of one unit of a line, as `serial:gid://shopify/LineItem/7:1`. */
const serialField = /^serial:(.+):(\d{1,4})$/

const serialsOf = (typed: FormTexts) =>
  Object.entries(typed).flatMap(([name, serial]) => {
    const [, lineId, number] = serialField.exec(name) ?? []
    return lineId && number && serial
      ? [{ lineId, number: Number(number), serial: serial.slice(0, longestSerial) }]
      : []
  })

const fulfil = (desk: OrderDesk, edit: Edit, typed: FormTexts): Promise<OrderResult> | OrderResult => {
  const { carrier = '', tracking = '', url = '' } = typed
  if (url !== '' && !(URL.canParse(url) && /^https?:/.test(url))) return 'url'
  const parcel = { company: carrier || null, number: tracking || null, url: url || null }
  return desk.fulfil(edit, carrier || tracking || url ? parcel : null, serialsOf(typed))
}

const refund = async (desk: OrderDesk, edit: Edit, typed: FormTexts): Promise<OrderResult> => {
  const { extent, amount = '', restock, key = '' } = typed
  const found = await desk.find(edit.id)
  if (!found || !isUuid(key)) return 'not-found'
  // An amount without its choice is a part as well: all of it must not go for it.
  const isWhole = extent !== 'part' && amount === ''
  if (isWhole) return desk.refund(edit, { amount: null, restock: restock === '1', key })
  const money = parseDecimal(amount.replace(',', '.'), found.order.snapshot.total.currency)
  return money ? desk.refund(edit, { amount: money.minor, restock: false, key }) : 'amount'
}

/** What a form of the order's screen asks for. */
export const actOnOrder = (
  desk: OrderDesk,
  act: (typeof orderActs)[number],
  edit: Edit,
  typed: FormTexts,
): Promise<OrderResult> | OrderResult => {
  if (act === 'note') return typed.text ? desk.note(edit.id, edit.by, typed.text.slice(0, longestNote)) : 'empty'
  if (act === 'paid') return desk.markPaid(edit)
  if (act === 'fulfil') return fulfil(desk, edit, typed)
  return act === 'cancel' ? desk.cancel(edit) : refund(desk, edit, typed)
}
