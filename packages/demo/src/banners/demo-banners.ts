import type { BannerInput } from '@dvaput/backend/banners/banners'
import type { MarketId } from '@dvaput/domain/markets/market'
import { bosnianBanners } from './bosnian-banners.ts'
import { chileanBanners } from './chilean-banners.ts'

export const demoBanners = { ba: bosnianBanners, cl: chileanBanners } as const satisfies Record<
  MarketId,
  readonly BannerInput[]
>
