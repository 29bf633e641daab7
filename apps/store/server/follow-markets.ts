import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { describeError } from '@dvaput/backend/log/describe-error'
import { marketIds } from '@dvaput/domain/markets/market'
import type { Platform } from '@dvaput/platform/platform'
import type { PageCache } from './http/load/page-cache.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'log' | 'marketProfiles'>
  readonly platform: Pick<Platform, 'setOwnProfile'>
  readonly cache: Pick<PageCache, 'drop'>
}

/** What the shop sets about its markets reaches the pages and the platform's shops; returns what does it at the start. */
export const followMarkets = ({ infrastructure: { log, marketProfiles }, platform, cache }: Needs) => {
  const saveAtShops = async (): Promise<void> => {
    for (const id of marketIds) await platform.setOwnProfile(id, marketProfiles.of(id).own)
  }
  // Opening hours and contact data are in the footer of every page.
  marketProfiles.onChange(() => cache.drop('everything'))
  marketProfiles.onChange(() => {
    saveAtShops().catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'market settings were not saved at the shops'),
    )
  })
  return saveAtShops
}
