import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { type Market, type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { toOwnProfile } from '@dvaput/domain/markets/market-settings'
import { markets } from '@dvaput/domain/markets/markets'
import { type OwnProfile, withOwnProfile } from '@dvaput/domain/markets/own-profile'
import type { ApproximateRate } from '@dvaput/domain/money/approximate-rate'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { describeError } from '../log/describe-error.ts'
import { readOwnTexts, readSetting, type Setting } from '../shop-settings/read-setting.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly bus: Pick<InvalidationBus, 'subscribe'>
  readonly log: Log
  /** What stands where nothing was set: the samples of the demo. */
  readonly samples?: Readonly<Record<MarketId, OwnProfile>> | undefined
  /** Who takes the money for imported products, as shoppers know them. */
  readonly importedPayments?: string | undefined
}

/** Published when somebody has changed what a market promises. */
export const marketProfilesTag = 'market-profiles'

const toApproximateRate = (
  id: MarketId,
  { value, updatedAt }: Setting<`peso-rate-${MarketId}`>,
): ApproximateRate | undefined =>
  value && updatedAt
    ? { currency: markets[id].currency, pesosPerUnit: value.pesosPerUnit, at: updatedAt.toISOString() }
    : undefined

/** The markets with the opening hours, contact data, figures and texts that the shop has set, held in memory because every page needs them. */
export const createMarketProfiles = ({ database, bus, log, samples, importedPayments }: Needs) => {
  const originalOf = (id: MarketId): Market => withOwnProfile(markets[id], samples?.[id])
  let profiles: Readonly<Record<MarketId, Market>> = { ba: originalOf('ba'), cl: originalOf('cl') }
  const listeners: (() => void)[] = []

  const readProfile = async (id: MarketId): Promise<Market> => {
    const [{ value: hours }, { value: settings }, { value: account }, { value: links }, pesoRate, ownTexts] =
      await Promise.all([
        readSetting(database, `hours-${id}`),
        readSetting(database, `market-${id}`),
        readSetting(database, `bank-account-${id}`),
        readSetting(database, `links-${id}`),
        readSetting(database, `peso-rate-${id}`),
        readOwnTexts(database, id),
      ])
    const set = settings && toOwnProfile(markets[id], settings)
    const approximateRate = toApproximateRate(id, pesoRate)
    const sample = samples?.[id]
    const own =
      sample || hours || set || account || links || approximateRate
        ? {
            ...sample,
            ...set,
            contact: { ...sample?.contact, ...set?.contact },
            figures: { ...hours, ...set?.figures },
            ...(account && { bankAccount: account }),
            ...(links && { footerLinks: links }),
            ...(approximateRate && { approximateRate }),
          }
        : undefined
    const market = markets[id]
    const isPaidHere = importedPayments !== undefined && market.capabilities.paymentPreference
    return withOwnProfile({ ...market, ownTexts, ...(isPaidHere && { importedPayments }) }, own)
  }

  const load = async (): Promise<void> => {
    const read = await Promise.all(marketIds.map(async (id) => [id, await readProfile(id)] as const))
    profiles = Object.fromEntries(read) as Record<MarketId, Market>
  }

  bus.subscribe((tags) => {
    if (tags !== 'everything' && !tags.includes(marketProfilesTag)) return
    load()
      .then(() => {
        for (const listener of listeners) listener()
      })
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'market profiles were not loaded'))
  })

  return {
    /** Before the first request. */
    load,
    of: (id: MarketId): Market => profiles[id],
    /** Before anybody has set anything. */
    originalOf,
    /** Called after the new profiles are in place. */
    onChange: (listener: () => void) => void listeners.push(listener),
  }
}
