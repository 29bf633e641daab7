import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, gt, gte, lt, or } from '@dvaput/database/query'
import { isInJournal, journalEntriesOf } from '@dvaput/domain/journal/journal-entries'
import { markets } from '@dvaput/domain/markets/markets'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { Days } from './days-of-range.ts'
import type { ExportRange } from './shop-exports.table.ts'

/** Rows of a file, some at a time; the first of them is its head. */
export type RowSource = AsyncGenerator<readonly (readonly string[])[], void, undefined>

const pageSize = 500

const amount = (money: Money) => formatDecimal(money)

/** 2026-03-01, in the time of the market. */
const toDay = (at: Date | string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))

const readPages = async function* (
  { db }: Pick<Database, 'db'>,
  { market }: ExportRange,
  { from, to }: Days,
): AsyncGenerator<readonly OrderRecord[], void, undefined> {
  const { processedAt, id } = orders
  let last: OrderRecord | undefined
  do {
    const page: OrderRecord[] = await db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.market, market),
          gte(processedAt, from),
          lt(processedAt, to),
          last && or(gt(processedAt, last.processedAt), and(eq(processedAt, last.processedAt), gt(id, last.id))),
        ),
      )
      .orderBy(asc(processedAt), asc(id))
      .limit(pageSize)
    yield page
    last = page.length < pageSize ? undefined : page.at(-1)
  } while (last)
}

const itemsOf = ({ lines }: OrderSnapshot) =>
  lines.map(({ quantity, title, variantTitle, sku }) =>
    [`${quantity} x ${title}`, variantTitle, sku && `(${sku})`].filter(Boolean).join(' '),
  )

const taxOf = ({ taxes, total }: OrderSnapshot) =>
  amount({ minor: taxes.reduce((sum, each) => sum + each.amount.minor, 0), currency: total.currency })

const orderColumns = {
  number: ({ name, id }) => name || id,
  date: ({ processedAt, market }) => toDay(processedAt, markets[market].timeZone),
  shop: ({ shop }) => shop,
  email: ({ email }) => email,
  name: ({ snapshot: { shippingAddress, billingAddress } }) => {
    const address = billingAddress ?? shippingAddress
    return [address?.firstName, address?.lastName].filter(Boolean).join(' ')
  },
  phone: ({ snapshot: { shippingAddress, phone } }) => shippingAddress?.phone || phone,
  address: ({ snapshot: { shippingAddress: to } }) =>
    [to?.address1, to?.address2, to?.zip, to?.city, to?.province, to?.country].filter(Boolean).join(', '),
  payment: ({ snapshot }) => snapshot.financialStatus ?? '',
  fulfilment: ({ snapshot }) => snapshot.fulfillmentStatus ?? '',
  cancelled: ({ snapshot, market }) =>
    snapshot.cancelledAt ? toDay(snapshot.cancelledAt, markets[market].timeZone) : '',
  way_of_payment: ({ snapshot }) => snapshot.paymentMethods.join(', '),
  items: ({ snapshot }) => itemsOf(snapshot).join('; '),
  discount_codes: ({ snapshot }) => snapshot.discountCodes.join(', '),
  subtotal: ({ snapshot }) => amount(snapshot.subtotal),
  discount: ({ snapshot }) => amount(snapshot.discount),
  shipping: ({ snapshot }) => amount(snapshot.shipping),
  tax: ({ snapshot }) => taxOf(snapshot),
  total: ({ snapshot }) => amount(snapshot.total),
  refunded: ({ snapshot }) => amount(snapshot.refunded),
  currency: ({ snapshot }) => snapshot.total.currency,
} as const satisfies Record<string, (order: OrderRecord) => string>

export const orderRows = async function* (database: Pick<Database, 'db'>, range: ExportRange, days: Days): RowSource {
  yield [Object.keys(orderColumns)]
  for await (const page of readPages(database, range, days))
    yield page.map((order) => Object.values(orderColumns).map((textOf) => textOf(order)))
}

const journalColumns = ['date', 'number', 'kind', 'net', 'rate', 'tax', 'gross', 'currency', 'way_of_payment', 'shop']

/** A refund may follow its order by months; nobody gives money back for an order of years ago. */
const oldestRefunded = 3 * 366 * 24 * 60 * 60 * 1_000

/** By the order's day for sales, by its own day for what went back. */
export const journalRows = async function* (
  database: Pick<Database, 'db'>,
  range: ExportRange,
  { from, to }: Days,
): RowSource {
  yield [journalColumns]
  const { timeZone } = markets[range.market]
  const orderDays = { from: new Date(from.getTime() - oldestRefunded), to }
  for await (const page of readPages(database, range, orderDays))
    yield page
      .filter(({ snapshot }) => isInJournal(snapshot))
      .flatMap(({ name, id, shop, snapshot }) => {
        const money = (minor: number) => amount({ minor, currency: snapshot.total.currency })
        return journalEntriesOf(snapshot)
          .filter(({ at }) => new Date(at) >= from && new Date(at) < to)
          .map(({ at, kind, net, rate, tax, gross }) => [
            ...[toDay(at, timeZone), name || id, kind, money(net), rate === null ? '' : String(rate)],
            ...[money(tax), money(gross), snapshot.total.currency, snapshot.paymentMethods.join(', '), shop],
          ])
      })
}
