import type { ShownBanner } from '@dvaput/backend/banners/banners'
import type { Text } from '../../i18n/catalogue.ts'
import { type BannerLink, parseBannerLink } from './banner-link.ts'
import { stockPicture } from './banner-sources.ts'

/** Only what a slide shows, because it is sent with the page. */
export type BannerView = {
  readonly id: number
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly picture: string
  readonly alt: string
  readonly label: string
  readonly link: BannerLink | null
}

/** Shown where the shop has no banner. */
const defaultBanner = (text: Text<'home'>): BannerView => ({
  id: 0,
  title: text('banner.default.title'),
  subtitle: text('banner.default.subtitle'),
  description: text('banner.default.description'),
  picture: stockPicture,
  alt: '',
  label: text('banner.default.button'),
  link: { kind: 'page', to: '/products' },
})

type Options = {
  /** Hosts a banner may link to besides this site. */
  readonly hosts: readonly string[]
  readonly text: Text<'home'>
}

/** Never empty: the default banner if there is none. */
export const toBannerViews = (banners: readonly ShownBanner[], { hosts, text }: Options): readonly BannerView[] => {
  if (banners.length === 0) return [defaultBanner(text)]
  return banners.map((banner) => ({
    id: banner.id,
    title: banner.title,
    subtitle: banner.subtitle,
    description: banner.description,
    picture: banner.image_url,
    alt: banner.imageAlt,
    label: banner.button_label,
    link: parseBannerLink(banner.button_link, hosts),
  }))
}
