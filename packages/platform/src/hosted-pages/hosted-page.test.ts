import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { hostedPage } from './hosted-page.ts'
import { pageLanguage } from './page-language.ts'

const platform = useTestPlatform()
const endpoint = () => ({ shop: platform.platform.shopOf('main').shop, origin: 'http://main.localhost:3000' })

describe('a page of the platform', () => {
  it('allows its own style and nothing else', async () => {
    const response = await hostedPage({
      endpoint: endpoint(),
      language: 'bcs',
      title: '<Naslov>',
      body: html`<h1>${'<b>'}</h1>`,
      style: '.own{color:red}',
      formTargets: ['https://shop.example'],
      urlIn: (language) => `/here?locale=${language}`,
    })
    const page = await response.text()
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
    expect(style).toContain('.own{color:red}')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self' data:; font-src 'self'; form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(page).toContain('<h1>&lt;b&gt;</h1>')
    expect(page).toContain('<title>&lt;Naslov&gt; · Dvaput</title>')
    expect(page).toContain('<a href="/here?locale=es" hreflang="es" lang="es">Español</a>')
    expect(page).not.toMatch(/ style=| on\w+=|<script/)
  })

  it.each(['main', 'retail'] as const)('has the shop’s own two faces at the endpoint of %s', async (shop) => {
    const page = await (await hostedPage({ endpoint: endpoint(), language: 'bcs', title: '', body: html`` })).text()
    const paths = [...page.matchAll(/url\((\/[^)]+)\)/g)].map(([, path = '']) => path)
    const fonts = await Promise.all(paths.map((path) => platform.fetchAt(path, {}, { shop })))
    for (const font of fonts) {
      expect(font.headers.get('Content-Type')).toBe('font/woff2')
      expect(font.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    }
    const folder = join(import.meta.dirname, '../../../ui/src/styles/fonts')
    const [text, display] = await Promise.all(fonts.map(async (font) => Buffer.from(await font.arrayBuffer())))
    expect(readFileSync(join(folder, 'figtree.woff2')).equals(text ?? Buffer.of())).toBe(true)
    expect(readFileSync(join(folder, 'bricolage-grotesque.woff2')).equals(display ?? Buffer.of())).toBe(true)
    expect((await platform.fetchAt('/cdn/fonts/figtree.woff2', {}, { shop })).status).toBe(404)
  })

  it.each([
    ['?locale=es', 'en', 'es'],
    ['?locale=xx', 'en-GB,es;q=0.5', 'en'],
    ['', 'hr-HR,en', 'bcs'],
    ['', 'de,fr', 'bcs'],
    ['', '', 'bcs'],
  ])('at %s for a browser that prefers %s is in %s', (query, accepted, language) => {
    const request = new Request(`http://main.localhost:3000/${query}`, { headers: { 'Accept-Language': accepted } })
    expect(pageLanguage(request, endpoint().shop)).toBe(language)
  })
})
