import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { BannerInput } from './banners.ts'

export type BannerProblem = 'no-title' | 'too-long' | 'bad-link' | 'bad-picture' | 'bad-times'

/** The picture of a slide leaves room for about this much text. */
const maxTextLength = 300

/** As the database checks them. // divergences S-21 */
const linkForm = /^\/(?:[^/\\\s][^\\\s]*)?$/
const pictureForm = /^(?:\/[^/\\\s]|https:\/\/)[^\\\s]*$/

/** A translation may be missing, but not the title in the market's own language. */
export const checkBanner = (banner: BannerInput, market: MarketId): BannerProblem | undefined => {
  const { title, subtitle, description, buttonLabel, imageAlt } = banner
  if (title[markets[market].languages[0]] === '') return 'no-title'
  const texts = [title, subtitle, description, buttonLabel, imageAlt].flatMap((each) =>
    each ? Object.values(each) : [],
  )
  if (texts.some((each) => each.length > maxTextLength)) return 'too-long'
  if (!linkForm.test(banner.buttonLink)) return 'bad-link'
  if (!pictureForm.test(banner.imageUrl)) return 'bad-picture'
  const { shownFrom, shownUntil } = banner
  return shownFrom && shownUntil && shownUntil <= shownFrom ? 'bad-times' : undefined
}
