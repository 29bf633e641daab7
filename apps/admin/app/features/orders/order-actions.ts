import { parsePrice } from '@dvaput/domain/money/parse-price'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

type Input = ActionInput<string>

const maxNoteLength = 2000
const maxSerialLength = 100
/** Of one unit of a line, as `serial:gid://shopify/LineItem/7:1`; `was:` before it is what stood there. */
const serialField = /^serial:(.+):(\d{1,4})$/

const readSerials = (typed: FormTexts) =>
  Object.entries(typed).flatMap(([name, serial]) => {
    const [, lineId, number] = serialField.exec(name) ?? []
    if (!lineId || !number) return []
    return [
      { lineId, number: Number(number), serial: serial.slice(0, maxSerialLength), was: typed[`was:${name}`] ?? '' },
    ]
  })

const readTracking = ({ carrier = '', tracking = '', url = '' }: FormTexts) => ({
  ...{ company: carrier || null, number: tracking || null, url: url || null },
})

const isWrongUrl = ({ url = '' }: FormTexts) => url !== '' && !(URL.canParse(url) && /^https?:/.test(url))

const toEdit = ({ record: id, revision, by }: Input) => ({ id, revision, by })

const fulfil = (input: Input) => {
  const { services, typed } = input
  if (isWrongUrl(typed)) return 'url'
  const parcel = readTracking(typed)
  const isEmpty = !parcel.company && !parcel.number && !parcel.url
  return services.orderAdmin.fulfil(toEdit(input), isEmpty ? null : parcel, readSerials(typed))
}

const track = (input: Input) => {
  const { services, typed } = input
  if (isWrongUrl(typed)) return 'url'
  const parcel = readTracking(typed)
  if (!parcel.number && !parcel.url) return 'tracking'
  return services.orderAdmin.track(toEdit(input), typed.parcel ?? '', parcel)
}

const refund = async (input: Input) => {
  const { orderAdmin } = input.services
  const { extent, amount = '', restock, key = '', account = '' } = input.typed
  const found = await orderAdmin.find(input.record)
  if (!found || !isUuid(key)) return 'not-found'
  const kept = account && { account: account.slice(0, maxSerialLength) }
  // An amount without its choice is a part as well: all of it must not go for it.
  const isWhole = extent !== 'part' && amount === ''
  if (isWhole) return orderAdmin.refund(toEdit(input), { amount: null, restock: restock === '1', key, ...kept })
  const money = parsePrice(amount, found.order.snapshot.total.currency)
  return money ? orderAdmin.refund(toEdit(input), { amount: money.minor, restock: false, key, ...kept }) : 'amount'
}

/** On one order. The record is its id: the shop is asked for the order itself. */
export const orderActions = recordActions({ permission: 'orders.fulfil', find: ({ params }) => params.id ?? null })({
  note: {
    run: ({ services, record: id, by, typed }) =>
      typed.text ? services.orderAdmin.note(id, by, typed.text.slice(0, maxNoteLength)) : 'empty',
  },
  paid: { permission: 'orders.mark-paid', run: (input) => input.services.orderAdmin.markPaid(toEdit(input)) },
  fulfil: { run: fulfil },
  ready: { run: (input) => input.services.orderAdmin.fulfil(toEdit(input), null, readSerials(input.typed)) },
  collect: { run: (input) => input.services.orderAdmin.collect(toEdit(input), readSerials(input.typed)) },
  tracking: { run: track },
  serials: { run: (input) => input.services.orderAdmin.correctSerials(toEdit(input), readSerials(input.typed)) },
  refund: { permission: 'orders.refund', needsProof: true, run: refund },
  cancel: {
    ...{ permission: 'orders.refund', needsProof: true },
    run: (input) => input.services.orderAdmin.cancel(toEdit(input)),
  },
})
