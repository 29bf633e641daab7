import type { OrderDesk, OrderProblem } from '@dvaput/backend/shop-side/orders/order-desk'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import type { OrderAct } from './order-acts-allowed.ts'

type Edit = Parameters<OrderDesk['collect']>[0]
export type OrderResult = 'ok' | OrderProblem | 'url' | 'empty' | 'tracking'

export const orderActs = [
  ...['note', 'paid', 'fulfil', 'ready', 'collect', 'tracking', 'serials', 'refund', 'cancel'],
] as const satisfies readonly (OrderAct | 'note')[]
/** These give money back. */
export const moneyActs = ['refund', 'cancel'] as const satisfies readonly (typeof orderActs)[number][]

const maxNoteLength = 2000
const maxSerialLength = 100
/** Of one unit of a line, as `serial:gid://shopify/LineItem/7:1`; `was:` before it is what stood there. */
const serialField = /^serial:(.+):(\d{1,4})$/

const serialsOf = (typed: FormTexts) =>
  Object.entries(typed).flatMap(([name, serial]) => {
    const [, lineId, number] = serialField.exec(name) ?? []
    if (!lineId || !number) return []
    return [
      { lineId, number: Number(number), serial: serial.slice(0, maxSerialLength), was: typed[`was:${name}`] ?? '' },
    ]
  })

const trackingOf = ({ carrier = '', tracking = '', url = '' }: FormTexts) => ({
  ...{ company: carrier || null, number: tracking || null, url: url || null },
})

const isWrongUrl = ({ url = '' }: FormTexts) => url !== '' && !(URL.canParse(url) && /^https?:/.test(url))

const fulfil = (desk: OrderDesk, edit: Edit, typed: FormTexts): Promise<OrderResult> | OrderResult => {
  if (isWrongUrl(typed)) return 'url'
  const parcel = trackingOf(typed)
  return desk.fulfil(edit, parcel.company || parcel.number || parcel.url ? parcel : null, serialsOf(typed))
}

const track = (desk: OrderDesk, edit: Edit, typed: FormTexts): Promise<OrderResult> | OrderResult => {
  if (isWrongUrl(typed)) return 'url'
  const parcel = trackingOf(typed)
  return parcel.number || parcel.url ? desk.track(edit, typed.parcel ?? '', parcel) : 'tracking'
}

const refund = async (desk: OrderDesk, edit: Edit, typed: FormTexts): Promise<OrderResult> => {
  const { extent, amount = '', restock, key = '', account = '' } = typed
  const found = await desk.find(edit.id)
  if (!found || !isUuid(key)) return 'not-found'
  const kept = account && { account: account.slice(0, maxSerialLength) }
  // An amount without its choice is a part as well: all of it must not go for it.
  const isWhole = extent !== 'part' && amount === ''
  if (isWhole) return desk.refund(edit, { amount: null, restock: restock === '1', key, ...kept })
  const money = parsePrice(amount, found.order.snapshot.total.currency)
  return money ? desk.refund(edit, { amount: money.minor, restock: false, key, ...kept }) : 'amount'
}

/** What a form of the order's screen asks for. */
export const actOnOrder = (
  desk: OrderDesk,
  act: (typeof orderActs)[number],
  edit: Edit,
  typed: FormTexts,
): Promise<OrderResult> | OrderResult => {
  const acts: Readonly<Record<typeof act, () => Promise<OrderResult> | OrderResult>> = {
    note: () => (typed.text ? desk.note(edit.id, edit.by, typed.text.slice(0, maxNoteLength)) : 'empty'),
    paid: () => desk.markPaid(edit),
    fulfil: () => fulfil(desk, edit, typed),
    ready: () => desk.fulfil(edit, null, serialsOf(typed)),
    collect: () => desk.collect(edit, serialsOf(typed)),
    tracking: () => track(desk, edit, typed),
    serials: () => desk.correctSerials(edit, serialsOf(typed)),
    refund: () => refund(desk, edit, typed),
    cancel: () => desk.cancel(edit),
  }
  return acts[act]()
}
