import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import type { MailContent } from './mail-content.ts'
import { mailTemplateNames, writeMail } from './mail-templates.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

const locales = Object.values(markets).flatMap((market) => languages.map((language) => ({ market, language })))
const hostile = `<script>alert("1")</script> & 'quotes'`

const content: MailContent = {
  subject: hostile,
  heading: hostile,
  blocks: [
    { kind: 'paragraph', text: hostile },
    { kind: 'button', label: hostile, url: 'https://shop.example/?a=1&b="2"' },
    { kind: 'link', label: hostile, url: 'https://shop.example/' },
    { kind: 'facts', facts: [{ label: hostile, value: hostile }] },
    { kind: 'lines', lines: [{ label: hostile, value: hostile, picture: null }] },
  ],
}

describe.each(locales)('a mail of $market.id in $language', (locale) => {
  it('escapes everything that is put into its HTML', async () => {
    const html = await renderMailHtml(content, locale)
    expect(html).not.toContain('<script')
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt; &amp; &#39;quotes&#39;/g)).toHaveLength(9)
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"')
  })

  it('carries the shop’s look without a picture, and every colour of it has one for the dark', async () => {
    const html = await renderMailHtml(content, locale)
    expect(html).not.toContain('<img')
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('dvaput')
    const [style = '', body = ''] = html.split('</style>')
    const coloured = [...body.matchAll(/<\w+([^>]*[;"](?:color|background):[^>]*)>/g)]
    expect(coloured.length).toBeGreaterThan(8)
    for (const [tag, attributes = ''] of coloured) {
      const [, name] = /class="(\w+)"/.exec(attributes) ?? []
      expect(name, tag).toBeDefined()
      expect(style).toContain(`.${name} {`)
    }
  })

  it('says in plain text what the HTML says', () => {
    const text = renderMailText(content, locale)
    expect(text.split(hostile)).toHaveLength(9)
    expect(text).toContain('https://shop.example/?a=1&b="2"')
  })

  it('ends with how to reach the shop', async () => {
    const { email, phones, pickupPoint } = locale.market.contact
    for (const body of [await renderMailHtml(content, locale), renderMailText(content, locale)]) {
      for (const detail of [email, ...phones, pickupPoint.street]) expect(body).toContain(detail)
    }
  })
})

it('an e-mail shows what was bought, small, and without a word of its own', async () => {
  const picture = 'https://shop.example/laptop.jpg?a=1&b="2"'
  const lines = [{ label: '1 × Laptop', value: '10,00 KM', picture }]
  const mail = { subject: 'Order', heading: 'Order', blocks: [{ kind: 'lines', lines }] } as const
  const html = await renderMailHtml(mail, { market: markets.ba, language: 'bcs' })
  expect(html).toContain(
    '<img src="https://shop.example/laptop.jpg?a=1&amp;b=&quot;2&quot;" alt="" width="64" height="64"',
  )
  expect(renderMailText(mail, { market: markets.ba, language: 'bcs' })).toContain('1 × Laptop: 10,00 KM')
})

it('an e-mail names its language as markup knows it', async () => {
  expect(await renderMailHtml(content, { market: markets.ba, language: 'bcs' })).toContain('<html lang="bs">')
})

describe.each(mailTemplateNames)('the template %s', (name) => {
  it('refuses params it does not know', () => {
    expect(() => writeMail(name, { surprise: true }, { market: markets.ba, language: 'en' })).toThrow()
  })
})

it('the sample names the warranty of the market profile', () => {
  const warrantyRefurbished = { from: 7, to: 7, unit: 'years' } as const
  const market = { ...markets.ba, figures: { ...markets.ba.figures, warrantyRefurbished } }
  const { blocks } = writeMail('sample', { name: 'Amra', shopUrl: 'https://shop.example/' }, { market, language: 'en' })
  expect(JSON.stringify(blocks)).toContain('7 years')
})
