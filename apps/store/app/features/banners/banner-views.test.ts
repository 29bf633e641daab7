import type { ShownBanner } from '@dvaput/backend/banners/banners'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { loadText } from '../../i18n/load-text.ts'
import { toBannerViews } from './banner-views.ts'

const hosts = ['www.instagram.com']
const banner: ShownBanner = {
  id: 7,
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  image_url: '/cdn/shop/files/demo/banner-x.avif?v=1',
  button_label: 'Go',
  button_link: '/products/sale',
  is_active: true,
  imageAlt: 'A desk',
}

describe('the banners of the front page', () => {
  it('keep their order and what is shown of them', async () => {
    const text = await loadText('en', 'home')
    const shown = toBannerViews([banner, { ...banner, id: 8, button_link: 'https://evil.example/' }], { hosts, text })
    expect(shown).toEqual([
      {
        id: 7,
        title: 'Title',
        subtitle: 'Subtitle',
        description: 'Description',
        picture: '/cdn/shop/files/demo/banner-x.avif?v=1',
        alt: 'A desk',
        label: 'Go',
        link: { kind: 'page', to: '/products/sale' },
      },
      expect.objectContaining({ id: 8, link: null }),
    ])
  })

  it.each(languages)('are the built-in one where there are none, in %s', async (language) => {
    const text = await loadText(language, 'home')
    const shown = toBannerViews([], { hosts, text })
    expect(shown).toEqual([
      expect.objectContaining({
        title: text('banner.default.title'),
        picture: '/banner-stock.svg',
        link: { kind: 'page', to: '/products' },
      }),
    ])
  })
})
