import type { Database } from '@dvaput/database/open-database'
import { companyTaxIds } from '@dvaput/domain/address/company-tax-ids'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { methodsPaidByHand } from '@dvaput/domain/orders/refund-way'
import type { ReadyFacts } from '@dvaput/domain/ready-to-open/ready-points'
import { readSetting } from '../shop-settings/read-setting.ts'

export type ReadySource = {
  readonly database: Pick<Database, 'db' | 'pool'>
  /** The market as the shop has set it. */
  readonly marketOf: (id: MarketId) => Market
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly demo: boolean
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>
}

/** Keys of test mails begin so. */
export const testMailPrefix = 'test-mail:'
/** What worked a quarter of a year ago says nothing of today. */
const testMailDays = 90

const addressMs = 5_000

type Counted = { readonly owners: number; readonly testMails: number }
type OfMarket = { readonly collections: number; readonly products: number; readonly cards: number }

const countShop = `SELECT
  (SELECT count(*)::int FROM backend.administrators
    WHERE role = 'owner' AND disabled_at IS NULL AND NOT is_demo AND totp_confirmed_at IS NOT NULL) AS owners,
  (SELECT count(*)::int FROM backend.mails WHERE queued_at > app_now() - interval '${testMailDays} days'
    AND starts_with(key, '${testMailPrefix}') AND sent_at IS NOT NULL) AS "testMails"`

/** Paid through a provider, tests of ours included: somebody's card got through to the end. */
const countMarket = `SELECT
  (SELECT count(*)::int FROM (SELECT FROM backend.catalogue_collections
    WHERE shop = $1 AND removed_at IS NULL LIMIT 1) AS found) AS collections,
  (SELECT count(*)::int FROM (SELECT FROM backend.catalogue_products
    WHERE shop = $1 AND removed_at IS NULL LIMIT 1) AS found) AS products,
  (SELECT count(*)::int FROM (SELECT FROM backend.orders
    WHERE market = $2 AND snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
      AND EXISTS (SELECT FROM jsonb_array_elements_text(snapshot -> 'paymentMethods') AS method
        WHERE NOT lower(method) = ANY ($3)) LIMIT 1) AS found) AS cards`

const isReachable = async ({ homes, fetch = globalThis.fetch }: ReadySource, market: MarketId): Promise<boolean> => {
  // Without TLS anybody on the way reads passwords and addresses.
  if (!homes[market].startsWith('https:')) return false
  try {
    const init = { signal: AbortSignal.timeout(addressMs), redirect: 'manual' as const }
    const response = await fetch(new URL('/health/live', homes[market]), init)
    return response.ok && ((await response.json()) as { service?: unknown }).service === 'dvaput'
  } catch {
    return false
  }
}

/** A number that a slip of the finger has changed is on every receipt. */
const hasTaxNumbers = ({ id, seller }: Market): boolean => {
  const { parseTaxId } = companyTaxIds[id]
  const [first] = seller?.taxIds ?? []
  return first !== undefined && parseTaxId(first.value) !== undefined
}

/** Each fact is looked up when it is asked for. */
export const readReadyFacts = async (source: ReadySource): Promise<ReadyFacts> => {
  const { database, marketOf, demo } = source
  const { value: confirmed } = await readSetting(database, 'ready-to-open')
  const {
    rows: [counted],
  } = await database.pool.query<Counted>(countShop)
  const ofMarket = async (id: MarketId) => {
    const market = marketOf(id)
    const { contact } = market
    const { value: settings } = await readSetting(database, `market-${id}`)
    const {
      rows: [found],
    } = await database.pool.query<OfMarket>(countMarket, [market.shop, id, methodsPaidByHand])
    return {
      seller: market.seller?.address !== undefined,
      contact: contact.email !== undefined && contact.phones.length > 0 && contact.address !== undefined,
      tax: hasTaxNumbers(market),
      delivery: settings !== null,
      'legal-texts': confirmed?.[`legal-texts-${id}`] !== undefined,
      'public-address': await isReachable(source, id),
      'bank-account': market.bankAccount !== undefined,
      payments: (found?.cards ?? 0) > 0,
      categories: (found?.collections ?? 0) > 0,
      products: (found?.products ?? 0) > 0,
    }
  }
  const [ba, cl] = await Promise.all([ofMarket('ba'), ofMarket('cl')])
  return {
    shop: {
      demo: !demo,
      mail: (counted?.testMails ?? 0) > 0,
      backup: confirmed?.backup !== undefined,
      'second-owner': (counted?.owners ?? 0) > 1,
    },
    markets: { ba, cl },
  }
}
