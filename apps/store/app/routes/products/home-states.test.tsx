import type { ShownBanner } from '@dvaput/backend/banners/banners'
import type { HomeView } from '@dvaput/backend/catalogue/catalogue-views'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import { loadText } from '../../i18n/load-text.ts'
import * as home from './home.tsx'

const nothing: HomeView = { featured: [], onSale: [], newest: [], cacheTags: ['catalogue:main'] }
const banner: ShownBanner = {
  id: 1,
  title: 'A banner',
  subtitle: '',
  description: '',
  image_url: '/cdn/shop/files/demo/banner-x.avif?v=1',
  button_label: 'Go',
  button_link: 'https://evil.example/',
  is_active: true,
  imageAlt: '',
}
const fail = () => Promise.reject(new IntegrationError({ service: 'storefront', kind: 'network' }))

type Answers = { readonly products?: () => Promise<HomeView>; readonly banners?: () => Promise<ShownBanner[]> }

const draw = (language: Language, { products = async () => nothing, banners = async () => [banner] }: Answers) =>
  renderPage({
    path: '/',
    pattern: '',
    module: home,
    messages: ['shell', 'conditions', 'products', 'home'],
    market: 'ba',
    language,
    services: { catalogue: { home: products }, banners: { list: banners } },
  })

it('the front page is cached, and dropped with the products and the banners it shows', async () => {
  const { status, headers, html, reported } = await draw('en', {})
  expect(status).toBe(200)
  expect(headers?.get('X-Cache-Tags')).toBe('catalogue:main banners:ba')
  expect(html).toContain('A banner')
  expect(html).not.toContain('evil.example')
  expect(reported).toEqual([])
})

it.each(languages)(
  'the front page comes without the products where no source has them, and is not cached: %s',
  async (language) => {
    const text = await loadText(language, 'home')
    const { status, headers, html, reported } = await draw(language, { products: fail })
    expect([status, headers?.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(html).toContain(text('home.productsFailed'))
    expect(html).toContain(text('ui.retry'))
    for (const part of ['A banner', text('home.categories'), text('home.how'), text('home.helpTitle')])
      expect(html).toContain(part)
    expect(reported).toEqual([])
  },
)

it.each(languages)('the front page has the built-in banner where the shop has set none: %s', async (language) => {
  const text = await loadText(language, 'home')
  const none = await draw(language, { banners: async () => [] })
  expect(none.html).toContain(text('banner.default.title'))
  expect(none.html).toContain('src="/banner-stock.svg"')
  expect(none.html).not.toContain(text('banner.pause'))
  expect(none.headers?.get('X-Cache-Tags')).toBe('catalogue:main banners:ba')
  const failed = await draw(language, { banners: fail })
  expect(failed.html).toContain(text('banner.default.title'))
  expect(failed.headers?.get('Cache-Control')).toBe('no-store')
})

it('the front page comes even where we have a bug, which is reported', async () => {
  const bug = new TypeError('no such field')
  const { status, html, reported } = await draw('en', { products: () => Promise.reject(bug) })
  expect(status).toBe(200)
  expect(html).toContain('A banner')
  expect(reported).toEqual([bug])
})
