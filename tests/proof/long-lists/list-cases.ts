import { toCursor } from '@dvaput/platform/graphql/keyset'
import type { Store } from '../store-processes/open-store-at.ts'

/** Reads a page and says how many rows it has. */
type ReadPage = () => Promise<number>

const uuidOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** The last page but one of a list that goes down to the first row. */
const deep = 60

const microsOf = (number: number) => `${Date.UTC(2025, 0, 1) + number * 5_000}000`

/** Every list of the shop's side with its pages, searches and filters, when it has rows up to this number. */
export const listCases = ({ backend }: Store, last: number): Readonly<Record<string, ReadPage>> => {
  const { orderAdmin, returnAdmin, shopOffers, reservationAdmin, customerAdmin, productWriting, audit, warehouse } =
    backend
  const orders = async (query: Parameters<typeof orderAdmin.list>[0]) => (await orderAdmin.list(query)).orders.length
  const returns = async (query: Parameters<typeof returnAdmin.list>[0]) =>
    (await returnAdmin.list(query)).returns.length
  const offers = async (query: Parameters<typeof shopOffers.list>[0]) => (await shopOffers.list(query)).offers.length
  const reservations = async (query: Parameters<typeof reservationAdmin.list>[0]) =>
    (await reservationAdmin.list(query)).reservations.length
  const customers = async (typed: string, after: string | null = null) => {
    const found = await customerAdmin.search(typed, after)
    if (found === 'unavailable') throw new Error('the shop does not answer')
    return found.customers.length
  }
  const products = async (query: Partial<Parameters<typeof productWriting.list>[0]>) =>
    (await productWriting.list({ shop: 'main', status: 'active', language: 'bcs', ...query })).products.length
  const entries = async (query: Parameters<typeof audit.list>[0]) => (await audit.list(query)).entries.length
  const mails = async (query: Partial<Parameters<typeof warehouse.mails.list>[0]>) =>
    (await warehouse.mails.list({ isMasked: false, ...query })).mails.length
  const setAside = async (query: Parameters<typeof warehouse.sync.listSetAside>[0]) =>
    (await warehouse.sync.listSetAside(query)).rows.length
  const messages = async (query: Parameters<typeof warehouse.messages.list>[0]) =>
    (await warehouse.messages.list(query)).rows.length
  const jobs = async (query: Parameters<typeof warehouse.jobs.list>[0]) =>
    (await warehouse.jobs.list(query)).rows.length
  const productCursor = toCursor({ name: 'id' } as Parameters<typeof toCursor>[0], {
    section: 0,
    key: String(6_100_000 + deep),
    id: 6_100_000 + deep,
  })

  return {
    'orders: first page': () => orders({}),
    'orders: last page': () => orders({ after: `main-${deep}` }),
    'orders: by number': () => orders({ q: `#${last - 7}` }),
    'orders: by e-mail': () => orders({ q: `buyer${last - 7}@example.com` }),
    'orders: by a rare name': () => orders({ q: 'zvizdo' }),
    'orders: by a name that half of them have': () => orders({ q: 'hodžić' }),
    'orders: by a serial number': () => orders({ q: 'sn500' }),
    'orders: by words that nothing has': () => orders({ q: 'nobody' }),
    'orders: by a rare payment status': () => orders({ payment: 'VOIDED' }),
    'orders: by a frequent payment status': () => orders({ payment: 'PAID' }),
    'orders: by a rare fulfilment': () => orders({ fulfilment: 'PARTIALLY_FULFILLED' }),
    'orders: of a small market': () => orders({ market: 'cl' }),
    'orders: of a small shop': () => orders({ shop: 'era' }),
    'orders: to pack': () => orders({ toPack: true }),
    'orders: paid, to pack, in one market': () => orders({ payment: 'PAID', toPack: true, market: 'ba' }),

    'returns: first page': () => returns({}),
    'returns: last page': () => returns({ after: uuidOf(deep) }),
    'returns: waiting': () => returns({ show: 'waiting' }),
    'returns: in a rare state': () => returns({ show: 'refused' }),
    'returns: by the number of the order': () => returns({ q: `#${last - 7}` }),
    'returns: by a name that half of them have': () => returns({ q: 'hodžić' }),
    'returns: by words that nothing has': () => returns({ q: 'nobody' }),

    'offers: waiting, first page': () => offers({ queue: 'waiting' }),
    'offers: waiting, last page': () => offers({ queue: 'waiting', after: `${microsOf(last - deep)}_${uuidOf(1)}` }),
    'offers: all, last page': () => offers({ queue: 'all', after: uuidOf(deep) }),
    'offers: in a rare state': () => offers({ queue: 'countered' }),
    'offers: unsent': () => offers({ queue: 'unsent' }),
    'offers: rejected, last page': () => offers({ queue: 'rejected', after: uuidOf(2 * deep) }),
    'offers: all of a small market': () => offers({ queue: 'all', market: 'cl' }),
    'offers: all of a rare kind': () => offers({ queue: 'all', kind: 'international' }),
    'offers: waiting of a small market': () => offers({ queue: 'waiting', market: 'cl' }),
    'offers: by a rare title': () => offers({ queue: 'all', search: 'zenbook' }),
    'offers: by a title that nearly all have': () => offers({ queue: 'all', search: 'thinkpad' }),
    'offers: by SKU': () => offers({ queue: 'all', search: `SKU-${last - 7}` }),
    'offers: by e-mail': () => offers({ queue: 'all', search: `buyer${last - 7}@example.com` }),
    'offers: by code': () => offers({ queue: 'all', search: 'code45' }),
    'offers: waiting, by words that nothing has': () => offers({ queue: 'waiting', search: 'nobody' }),

    'reservations: waiting, first page': () => reservations({ show: 'waiting' }),
    'reservations: waiting, last page': () =>
      reservations({ show: 'waiting', after: uuidOf(2 * Math.floor((last - deep) / 2)) }),
    'reservations: ended, first page': () => reservations({ show: 'ended' }),
    'reservations: ended, last page': () => reservations({ show: 'ended', after: uuidOf(deep + 1) }),
    'reservations: in a rare state': () => reservations({ show: 'completed' }),
    'reservations: of a small market': () => reservations({ show: 'waiting', market: 'cl' }),
    'reservations: by e-mail': () => reservations({ show: 'waiting', email: 'buyer500@example.com' }),
    'reservations: by an e-mail that nobody has': () => reservations({ show: 'ended', email: 'nobody@example.com' }),

    'customers: first page': () => customers(''),
    'customers: last page': () => customers('', productCursor),
    'customers: by e-mail': () => customers(`buyer${last - 7}@example.com`),
    'customers: by a rare name': () => customers('zvizdovic'),
    'customers: by a name that half of them have': () => customers('hodzic'),
    'customers: by first and last name': () => customers('amra zvizdović'),
    'customers: by phone': () => customers('061 000 500'),
    'customers: by the beginning of a phone': () => customers('+387610005'),
    'customers: by words that nothing has': () => customers('nobody'),

    'products: first page': () => products({}),
    'products: last page': () => products({ after: String(deep) }),
    'products: by a rare title': () => products({ q: 'zenbook' }),
    'products: by a title that nearly all have': () => products({ q: 'thinkpad' }),
    'products: by SKU': () => products({ q: `SKU-${last - 7}` }),
    'products: by words that nothing has': () => products({ q: 'nobody' }),
    'products: of a rare kind': () => products({ kind: 'Tablet' }),
    'products: out of stock': () => products({ stock: 'out-of-stock' }),
    'products: few left': () => products({ stock: 'low' }),
    'products: drafts': () => products({ status: 'draft' }),
    'products: archived, first page': () => products({ status: 'archived' }),
    'products: archived, by words that nothing has': () => products({ status: 'archived', q: 'nobody' }),
    'products: kinds to choose from': async () => (await productWriting.listKinds('main')).length,

    'audit: first page': () => entries({}),
    'audit: last page': () => entries({ after: deep }),
    'audit: by a rare action': () => entries({ action: 'customer.export' }),

    'mails: first page': () => mails({}),
    'mails: last page': () => mails({ after: `${microsOf(deep)}_x` }),
    'mails: sent': () => mails({ state: 'sent' }),
    'mails: waiting': () => mails({ state: 'waiting' }),
    'mails: failed': () => mails({ state: 'failed' }),
    'mails: of a rare template': () => mails({ template: 'welcome' }),

    'rows set aside: first page': () => setAside({}),
    'rows set aside: last page': () => setAside({ after: `${microsOf(deep)}_x` }),
    'rows set aside: by a rare reason': () => setAside({ q: 'negative' }),
    'rows set aside: by a reason that nearly all have': () => setAside({ q: 'title' }),
    'rows set aside: by id': () => setAside({ q: `ERA-${last - 7}` }),
    'rows set aside: by words that nothing has': () => setAside({ q: 'nobody' }),

    'messages: first page': () => messages({}),
    'messages: last page': () => messages({ after: `${microsOf(deep)}_x` }),
    'messages: orders': () => messages({ kind: 'order' }),
    'messages: offers': () => messages({ kind: 'offer' }),
    'messages: sent': () => messages({ state: 'sent' }),
    'messages: sent, last page': () => messages({ state: 'sent', after: `${microsOf(deep + 2 * 20)}_x` }),
    'messages: waiting': () => messages({ state: 'waiting' }),
    'messages: failed': () => messages({ state: 'failed' }),
    'messages: ended': () => messages({ state: 'ended' }),

    'jobs: first page': () => jobs({}),
    'jobs: last page': () => jobs({ after: `${microsOf(deep)}_x` }),
    'jobs: of a rare kind': () => jobs({ job: 'fetch-rates' }),
    'jobs: how many wait': async () => (await warehouse.jobs.counts()).length,
  }
}
