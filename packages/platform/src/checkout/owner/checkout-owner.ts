import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, or, type SQL, sql } from '@dvaput/database/query'
import { type Checkout, checkouts, type SetAsideDetails } from '../../tables/checkouts.table.ts'
import type { AddressFields } from '../../tables/customers.table.ts'
import { lockCheckout, saveCheckout } from '../lock-checkout.ts'
import { type BrowserKey, createBrowserKey, readBrowserKeyHash } from './browser-key.ts'

/**
 * Whose checkout this is: of the browser that asks; nobody's yet, because nothing was typed; or another browser's, and
 * this one may have filled it in before that.
 */
export type Ownership = 'own' | 'untouched' | 'set-aside' | 'foreign'

/** More browsers than one person uses for one order; older ones are forgotten. */
const maxBrowsers = 5

const isAmong = (hashes: readonly string[], hash: string | undefined) => hash !== undefined && hashes.includes(hash)

export const ownershipOf = (checkout: Checkout, request: Request): Ownership => {
  const hash = readBrowserKeyHash(request)
  if (isAmong(checkout.browserKeyHashes, hash)) return 'own'
  if (checkout.setAside.some(({ browserKeyHashes }) => isAmong(browserKeyHashes, hash))) return 'set-aside'
  return checkout.handover === null ? 'untouched' : 'foreign'
}

const noDetails = {
  customerId: null,
  email: null,
  phone: null,
  shippingAddress: null,
  savedAddresses: [] as readonly AddressFields[],
  company: null,
  handover: null,
  deliveryHandle: null,
  paymentMethod: null,
} satisfies Omit<SetAsideDetails, 'browserKeyHashes'>

/** What the cart or the draft knew of its buyer was filled in for the browser that opened it. */
export const withoutDetails = (checkout: Checkout): Checkout => ({ ...checkout, ...noDetails })

const detailsOf = ({ browserKeyHashes, ...checkout }: Checkout): SetAsideDetails => ({
  browserKeyHashes,
  customerId: checkout.customerId,
  email: checkout.email,
  phone: checkout.phone,
  shippingAddress: checkout.shippingAddress,
  savedAddresses: checkout.savedAddresses,
  company: checkout.company,
  handover: checkout.handover,
  deliveryHandle: checkout.deliveryHandle,
  paymentMethod: checkout.paymentMethod,
})

/** The keys with one more, of which the oldest go. */
export const withBrowserKey = (added: SQL): SQL =>
  sql`(${checkouts.browserKeyHashes} || ${added})[greatest(1, cardinality(${checkouts.browserKeyHashes}) + 2 - ${maxBrowsers}):]`

type Saved = { readonly saved: boolean; readonly cookie?: string }

/** Of the first step. Who types first owns the checkout: decided here, because two may send the form at once. */
export const saveDetails = async (
  { db }: Pick<Database, 'db'>,
  { endpoint, request, token }: { endpoint: { origin: string }; request: Request; token: string },
  changes: Partial<Checkout>,
): Promise<Saved> => {
  const own = sql`${readBrowserKeyHash(request) ?? ''} = ANY(${checkouts.browserKeyHashes})`
  const key = createBrowserKey()
  const [saved] = await db
    .update(checkouts)
    .set({
      ...changes,
      browserKeyHashes: sql`CASE WHEN ${own} THEN ${checkouts.browserKeyHashes} ELSE ARRAY[${key.hash}] END`,
      customerId: sql`CASE WHEN ${own} THEN ${checkouts.customerId} END`,
      updatedAt: sql`app_now()`,
    })
    .where(and(eq(checkouts.token, token), or(isNull(checkouts.handover), own)))
    .returning({ hashes: checkouts.browserKeyHashes })
  if (!saved) return { saved: false }
  return saved.hashes.includes(key.hash) ? { saved: true, cookie: key.cookieFor(endpoint, token) } : { saved: true }
}

/**
 * This browser fills the checkout in from now on: with what it typed before, or with nothing. What another one typed is
 * set aside for that one. Undefined where it cannot be now, because somebody is paying.
 */
export const takeOver = (
  { inTransaction }: Database,
  { shopId, token, request }: { shopId: number; token: string; request: Request },
): Promise<BrowserKey | 'restored' | undefined> =>
  inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, { shopId, token })
    if (checkout?.state !== 'open') return undefined
    const hash = readBrowserKeyHash(request)
    if (isAmong(checkout.browserKeyHashes, hash)) return 'restored'
    const before = checkout.setAside.find(({ browserKeyHashes }) => isAmong(browserKeyHashes, hash))
    const others = checkout.setAside.filter((each) => each !== before)
    const key = createBrowserKey()
    const { browserKeyHashes, ...details } = before ?? { browserKeyHashes: [key.hash], ...noDetails }
    await saveCheckout(tx, token, {
      ...details,
      savedAddresses: details.savedAddresses ?? [],
      browserKeyHashes: [...browserKeyHashes],
      setAside: checkout.handover === null ? others : [...others, detailsOf(checkout)].slice(-maxBrowsers),
    })
    return before ? 'restored' : key
  })

/** One more browser of whoever reads the mail of the address that was typed. */
export const admitBrowser = async (
  { db }: Pick<Database, 'db'>,
  token: string,
  email: string,
): Promise<BrowserKey | undefined> => {
  const key = createBrowserKey()
  const admitted = await db
    .update(checkouts)
    .set({ browserKeyHashes: withBrowserKey(sql`ARRAY[${key.hash}]`) })
    .where(and(eq(checkouts.token, token), eq(checkouts.email, email)))
    .returning({ token: checkouts.token })
  return admitted.length === 1 ? key : undefined
}
