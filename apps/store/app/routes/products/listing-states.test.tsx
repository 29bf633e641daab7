import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { expect, it } from 'vitest'
import { emptyListing } from '../../../../../tests/support/catalogue/empty-listing.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as products from './products.tsx'
import * as search from './search.tsx'

const draw = (path: string, language: Language, catalogue: Partial<Catalogue>) => {
  const isSearch = path.startsWith('/search')
  return renderPage({
    path,
    pattern: isSearch ? 'search' : 'products/:category?',
    module: isSearch ? search : products,
    messages: ['shell', 'catalogue', 'products', 'search'],
    market: 'cl',
    language,
    services: { catalogue },
  })
}

const fail = (kind: 'network' | 'timeout') => () =>
  Promise.reject(new IntegrationError({ service: 'storefront', kind }))

const nothing: ListingView = { ...emptyListing, cacheTags: ['catalogue:retail'] }

const listingFailed = {
  bcs: ['Greška pri učitavanju proizvoda', 'Pokušaj ponovo'],
  en: ['Error loading products', 'Try again'],
  es: ['Error al cargar los productos', 'Intentar de nuevo'],
} as const

it.each(languages)(
  'products that no source has are told of, and the page is not cached: %s [LIST-15]',
  async (language) => {
    const { status, headers, html, reported } = await draw('/products/monitori?brand=LG', language, {
      list: fail('network'),
    })
    expect(status).toBe(503)
    expect(headers?.get('Cache-Control')).toBe('no-store')
    for (const words of listingFailed[language]) expect(html).toContain(words)
    expect(html).toMatch(/<h1[^>]*>Monitor/)
    expect(reported).toEqual([])
  },
)

const searchFailed = {
  bcs: ['Greška u pretrazi', 'Pretraga nije uspjela.', 'Prodavnica nije odgovorila na vrijeme.'],
  en: ['Search error', 'Search failed.', 'The shop did not answer in time.'],
  es: ['Error en la búsqueda', 'La búsqueda falló.', 'La tienda no respondió a tiempo.'],
} as const

it.each(languages)('a search that no source answers says so and why: %s [SRCH-04]', async (language) => {
  const [title, failed, slow] = searchFailed[language]
  const one = await draw('/search?query=thinkpad', language, { search: fail('network') })
  expect(one.status).toBe(503)
  expect(one.headers?.get('Cache-Control')).toBe('no-store')
  expect(one.html).toContain(title)
  expect(one.html).toContain(failed)
  const other = await draw('/search?query=thinkpad', language, { search: fail('timeout') })
  expect(other.html).toContain(title)
  expect(other.html).toContain(slow)
})

const noProducts = {
  bcs: ['Nema pronađenih proizvoda', 'Pogledajte sve proizvode', 'Učitaj ponovo'],
  en: ['No products found', 'View all products', 'Reload'],
  es: ['No se encontraron productos', 'Ver todos los productos', 'Recargar'],
} as const

it.each(languages)(
  'a category without products offers all of them, and to look again: %s [LIST-16]',
  async (language) => {
    const { status, headers, html } = await draw('/products/monitori', language, { list: async () => nothing })
    expect(status).toBe(200)
    expect(headers?.get('X-Cache-Tags')).toBe('catalogue:retail')
    for (const words of noProducts[language]) expect(html).toContain(words)
    expect(html).toContain('href="/products"')
  },
)

it('more products than anybody counts are said to be more', async () => {
  const listing = { ...nothing, total: 5000, pages: 105 }
  const { html } = await draw('/products', 'en', { list: async () => ({ ...listing, isTotalExact: false }) })
  expect(html).toContain('5000+ products')
  const exact = await draw('/products', 'en', { list: async () => listing })
  expect(exact.html).toContain('5000 products')
})

it('where not all products were counted no number stands beside the filters, however few are found', async () => {
  const facets = [
    { name: 'brand' as const, values: ['Dell', 'HP'].map((value) => ({ value, count: 7, selected: false })) },
  ]
  const listing = { ...nothing, total: 14, pages: 1, facets }
  const { html } = await draw('/products', 'en', { list: async () => ({ ...listing, areCountsExact: false }) })
  expect(html).toContain('14 products')
  expect(html).toContain('Dell')
  expect(html).not.toContain('(7)')
  const exact = await draw('/products', 'en', { list: async () => listing })
  expect(exact.html).toContain('(7)')
})

const withheld = {
  bcs: ['Izostavljena su 2 proizvoda', 'Prikaži i njih', 'Prikaži i neispravno, za dijelove i zaključano'],
  en: ['2 products that do not work', 'Show them too', 'Also show faulty, for parts and locked'],
  es: ['Se omiten 2 productos', 'Mostrarlos también', 'Mostrar también con fallas, para repuestos y bloqueados'],
} as const

it.each(languages)('what does not work is left out with a word, and a way to it: %s', async (language) => {
  const listing = { ...nothing, total: 14, pages: 1, withheld: 2 }
  const [note, link, box] = withheld[language]
  const { html } = await draw('/products/monitori', language, { list: async () => listing })
  for (const words of [note, link, box]) expect(html).toContain(words)
  expect(html).toMatch(/href="[^"]*\/products\/monitori\?[^"]*warnings=1/)
  const all = await draw('/products/monitori?warnings=1', language, {
    list: async () => ({ ...listing, total: 16, withheld: 0 }),
  })
  expect(all.html).not.toContain(link)
  expect(all.html).toMatch(/name="warnings"[^>]*checked|checked[^>]*name="warnings"/)
  // Where everything that is found does not work.
  const none = await draw('/products/monitori', language, { list: async () => ({ ...nothing, withheld: 2 }) })
  for (const words of [note, link, noProducts[language][0]]) expect(none.html).toContain(words)
  const fine = await draw('/products/monitori', language, { list: async () => ({ ...listing, withheld: 0 }) })
  expect(fine.html).not.toContain(box)
})

const understood = {
  bcs: ['Za „thinkpda qqzzxx“ nema proizvoda, pa su ovo rezultati za „thinkpad“.', 'Tražili smo bez riječi „qqzzxx“.'],
  en: [
    'There are no products for “thinkpda qqzzxx”, so these are the results for “thinkpad”.',
    'We searched without the word “qqzzxx”.',
  ],
  es: [
    'No hay productos para «thinkpda qqzzxx», por eso mostramos los resultados para «thinkpad».',
    'Buscamos sin la palabra «qqzzxx».',
  ],
} as const

it.each(languages)('a listing and a search say once what they made of the text: %s', async (language) => {
  const found = { ...nothing, total: 3, pages: 1, correction: 'thinkpad', ignored: ['qqzzxx'] }
  const answers = { list: async () => found, search: async () => found }
  for (const path of ['/products', '/search']) {
    const { html } = await draw(`${path}?query=thinkpda+qqzzxx`, language, answers)
    for (const words of understood[language]) expect(html.split(words)).toHaveLength(2)
  }
  const right = { ...found, correction: null, ignored: [] }
  const { html } = await draw('/products?query=thinkpad', language, { list: async () => right })
  expect(html).not.toContain(understood[language][0].slice(0, 12))
})

const notSold = {
  bcs: ['punjače', 'Ne prodajemo punjače', 'Ovi dolaze s punjačem.'],
  en: ['chargers', 'We do not sell chargers', 'These come with a charger.'],
  es: ['cargadores', 'No vendemos cargadores', 'Estos vienen con cargador.'],
} as const

it.each(languages)('what is not sold is said so, and what comes near is not counted as found: %s', async (language) => {
  const [name, title, note] = notSold[language]
  const found: ListingView = {
    ...nothing,
    total: 12,
    pages: 1,
    notSold: { name, word: name, near: 'included', note, purpose: '' },
  }
  const answers = { list: async () => found, search: async () => found }
  const { html } = await draw('/search?query=x', language, answers)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html.split(note)).toHaveLength(2)
  const listing = await draw('/products?query=x', language, answers)
  expect(listing.html).toContain(title)
  for (const page of [html, listing.html]) expect(page).not.toMatch(/12 (proizvod|product)/)
})

const line = {
  bcs: ['Razumjeli smo:', 'Laptopi', 'najbolja baterija prvo'],
  en: ['We understood:', 'Laptops', 'best battery first'],
  es: ['Entendimos:', 'Notebooks', 'mejor batería primero'],
} as const

it.each(languages)(
  'what was understood is one line, each part a link to the search without it: %s',
  async (language) => {
    const [lead, type, wish] = line[language]
    const found: ListingView = {
      ...nothing,
      total: 3,
      pages: 1,
      understood: [
        { kind: 'type', words: 'laptop', type: 'laptop', label: null, rest: 'good battery' },
        { kind: 'wish', words: 'good battery', type: null, label: wish, rest: 'laptop' },
      ],
    }
    const { html } = await draw('/search?query=laptop+good+battery&max=500', language, { search: async () => found })
    for (const words of [lead, type, wish]) expect(html).toContain(words)
    expect(html).toContain('href="/search?query=laptop&amp;max=500"')
    expect(html).toContain('href="/search?query=good+battery&amp;max=500"')
  },
)

it('a word that is not known is named as it was typed', async () => {
  const unknown = { name: null, word: 'cushion', near: 'purpose', note: null, purpose: 'laptop' } as const
  const { html } = await draw('/search?query=x', 'en', { search: async () => ({ ...nothing, notSold: unknown }) })
  expect(html).toContain('We have nothing called “cushion”')
  expect(html).toContain('This is what we do have for “laptop”:')
})

const asked = {
  bcs: ['garancija', 'Koliko traje garancija?', 'Sa stranica pomoći'],
  en: ['warranty', 'How long is the warranty?', 'From our help pages'],
  es: ['garantía', '¿Cuánto dura la garantía?', 'De nuestras páginas de ayuda'],
} as const

it.each(languages)('a search that names no products shows the help pages first: %s', async (language) => {
  const [text, question, help] = asked[language]
  const drawFor = async (found: Partial<ListingView>) => {
    const answer = { ...nothing, total: 90, pages: 2, ...found }
    return (await draw(`/search?query=${encodeURIComponent(text)}`, language, { search: async () => answer })).html
  }
  const results = /<section[^>]* aria-busy/
  const isFirst = (html: string) => html.indexOf(question) < html.search(results)
  const pages = {
    help: await drawFor({ isAboutProducts: false }),
    products: await drawFor({ isAboutProducts: true }),
    further: await drawFor({ isAboutProducts: false, page: 2 }),
    empty: await drawFor({ isAboutProducts: false, total: 0, pages: 0 }),
    guessed: await drawFor({ isAboutProducts: false, correction: 'guess' }),
  }
  for (const html of Object.values(pages)) expect(html.split(`${help}</h2>`)).toHaveLength(2)
  expect(Object.entries(pages).map(([name, html]) => [name, isFirst(html)])).toEqual([
    ['help', true],
    ['products', false],
    ['further', false],
    ['empty', true],
    ['guessed', true],
  ])
  const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  expect(titleOf(pages.empty)).toBe(titleOf(pages.help))
  expect(titleOf(pages.guessed)).toBe(titleOf(pages.help))
})

const chips = {
  bcs: ['Obnovljeno', 'Klasa A+', 'Memorija (RAM): 16 GB (trenutno se ne primjenjuje)'],
  en: ['Refurbished', 'Grade A+', 'Memory (RAM): 16 GB (not applied right now)'],
  es: ['Reacondicionado', 'Grado A+', 'Memoria (RAM): 16 GB (por ahora no se aplica)'],
} as const

it.each(languages)(
  'chips are in words, and of what was not asked of the products they say so: %s',
  async (language) => {
    const chosen = (value: string) => [{ value, count: 0, selected: true }]
    const facets = [
      { name: 'condition' as const, values: chosen('refurbished') },
      { name: 'grade' as const, values: chosen('a-plus') },
      { name: 'memory' as const, values: chosen('16'), isLeftOut: true as const },
    ]
    const listing = { ...nothing, total: 3, pages: 1, areCountsExact: false, facets }
    const { html } = await draw('/products?condition=refurbished&grade=a-plus&memory=16', language, {
      list: async () => listing,
    })
    for (const words of chips[language]) expect(html).toContain(`truncate">${words}</span>`)
  },
)

it.each([
  ['/products/monitori', 'list'],
  ['/search?query=t480', 'search'],
] as const)('%s with a brand in other capitals leads to the shop’s own spelling', async (path, question) => {
  const brand = { value: 'Lenovo', count: 3, selected: true }
  const found = { ...nothing, total: 3, pages: 1, facets: [{ name: 'brand' as const, values: [brand] }] }
  const address = (spelling: string) => `${path}${path.includes('?') ? '&' : '?'}brand=${spelling}`
  const answer = { [question]: async () => found }
  await expect(draw(address('lenovo'), 'en', answer)).rejects.toThrow(`302 ${address('Lenovo')}`)
  expect((await draw(address('Lenovo'), 'en', answer)).status).toBe(200)
})

const [sortField, textField] = ['name="sort"', 'type="search"']

it.each([
  ['/products/monitori', { ofSome: true, ofNothing: false }],
  ['/products/monitori?query=x', { ofSome: true, ofNothing: true }],
  // The field of the header has the text.
  ['/search?query=x', { ofSome: false, ofNothing: false }],
])('where there is nothing to order no order is offered, and a text stays to be mended: %s', async (path, hasText) => {
  const answers = (listing: ListingView) => ({ list: async () => listing, search: async () => listing })
  const some = await draw(path, 'en', answers({ ...nothing, total: 3, pages: 1 }))
  expect([some.html.includes(sortField), some.html.includes(textField)]).toEqual([true, hasText.ofSome])
  const empty = await draw(path, 'en', answers(nothing))
  expect([empty.html.includes(sortField), empty.html.includes(textField)]).toEqual([false, hasText.ofNothing])
})

it('a bug is no failure of the shop', async () => {
  const { status, reported } = await draw('/products', 'en', {
    list: () => Promise.reject(new TypeError('no such field')),
  })
  expect(status).toBe(500)
  expect(reported).toEqual([new TypeError('no such field')])
})
