import { markets } from '@dvaput/domain/markets/markets'
import { languages, languageTag } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { informationPage } from '../../../../apps/store/app/features/information/information-pages.server.ts'
import { informationPaths } from '../../../../apps/store/app/features/information/information-paths.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { complementaryTypes } from '../catalogue/complementary-products.ts'

const shop = useTestPlatform({ demo: true })

const queryStorefront = async (query: string, variables = {}, at: 'main' | 'retail' = 'main') => {
  const { data, errors } = await shop.query(query, variables, { shop: at })
  expect(errors).toBeUndefined()
  return data
}

describe('the shop', () => {
  it('says who it is', async () => {
    const { shop: main, localization } = await queryStorefront(`query @inContext(language: EN, country: US) {
      shop {
        id name description moneyFormat shipsToCountries primaryDomain { host url sslEnabled } brand { slogan logo { id } }
        paymentSettings { currencyCode countryCode acceptedCardBrands cardVaultUrl } privacyPolicy { title handle body url }
        refundPolicy { id } shippingPolicy { id } termsOfService { id } subscriptionPolicy { id } metafield(key: "x") { id }
      }
      localization {
        country { isoCode name currency { isoCode symbol } defaultLanguage { isoCode } unitSystem }
        availableCountries { isoCode availableLanguages { isoCode endonymName } }
        language { isoCode name } availableLanguages { isoCode } market { id handle }
      }
    }`)
    expect(main).toMatchObject({
      name: 'Dvaput',
      moneyFormat: '{{amount_with_comma_separator}} KM',
      shipsToCountries: ['BA'],
      primaryDomain: { host: 'main.localhost:3000', url: 'http://main.localhost:3000', sslEnabled: false },
      paymentSettings: {
        currencyCode: 'BAM',
        countryCode: 'BA',
        cardVaultUrl: 'http://main.localhost:3000/card-vault',
      },
      privacyPolicy: {
        title: 'Privacy policy',
        handle: 'privacy-policy',
        url: 'http://main.localhost:3000/policies/privacy-policy',
      },
      subscriptionPolicy: null,
      metafield: null,
    })
    expect(localization).toMatchObject({
      country: { isoCode: 'BA', currency: { isoCode: 'BAM', symbol: 'KM' }, defaultLanguage: { isoCode: 'BS' } },
      availableCountries: [{ isoCode: 'BA', availableLanguages: [{ isoCode: 'BS', endonymName: 'Bosanski' }, {}, {}] }],
      language: { isoCode: 'EN', name: 'English' },
    })
  })

  it('has one place to pick up, which every variant knows', async () => {
    const { locations, products } = await queryStorefront(
      `{ locations(first: 5) { nodes { id name address { city countryCode formatted } } }
         products(first: 1, query: "title:thinkpad") { nodes { variants(first: 1) { nodes { storeAvailability(first: 1) { nodes { available quantityAvailable pickUpTime location { id } } } } } } } }`,
      {},
      'retail',
    )
    expect(locations.nodes).toMatchObject([
      { name: 'Dvaput Chile Santiago', address: { city: 'Santiago', countryCode: 'CL' } },
    ])
    const [availability] = products.nodes[0].variants.nodes[0].storeAvailability.nodes
    expect(availability).toMatchObject({ available: true, location: { id: locations.nodes[0].id } })
  })
})

/** What the storefront calls the same text. */
const texts = {
  termsOfService: 'terms',
  privacyPolicy: 'privacy',
  refundPolicy: 'returns',
  shippingPolicy: 'shipping',
} as const

it.each(['main', 'retail'] as const)(
  'the storefront leads from the policies of %s to the whole texts in the reader’s language, wherever the storefront is',
  async (at) => {
    const { shop: row } = shop.platform.shopOf(at)
    for (const home of ['https://dvaput.example', 'http://localhost:4321']) {
      Object.assign(row, { homeUrl: `${home}/` })
      for (const language of languages) {
        const fields = Object.keys(texts).map((name) => `${name} { title body url }`)
        const tag = languageTag[language]
        const { shop: policies } = await queryStorefront(
          `query @inContext(language: ${tag.toUpperCase()}) { shop { ${fields.join(' ')} } }`,
          {},
          at,
        )
        for (const [name, text] of Object.entries(texts)) {
          const { title, body, url } = policies[name]
          expect(title).toBe(informationPage(text, markets[row.market], language).title)
          expect(body).toContain(`<a href="${home}${informationPaths[text]}?lang=${language}">`)
          const hosted = await shop.fetchAt(`${new URL(url).pathname}?locale=${tag}`, {}, { shop: at })
          expect(await hosted.text()).toContain(body)
        }
      }
    }
    Object.assign(row, { homeUrl: null })
  },
)

it('the storefront finds its pages, policies and places by their ids', async () => {
  const {
    shop: main,
    page,
    locations,
    localization,
    urlRedirects,
  } = await queryStorefront(`{
    shop { id privacyPolicy { id } } page(handle: "faq") { id title body bodySummary seo { title } }
    locations(first: 1) { nodes { id } } localization { market { id } } urlRedirects(first: 1) { nodes { id } }
  }`)
  expect(page).toMatchObject({ title: 'Česta pitanja', body: expect.stringContaining('<strong>') })
  expect(page.bodySummary).not.toContain('<')
  const ids = [
    main.id,
    main.privacyPolicy.id,
    page.id,
    locations.nodes[0].id,
    localization.market.id,
    urlRedirects.nodes[0].id,
  ]
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const types = ['Shop', 'ShopPolicy', 'Page', 'Location', 'Market', 'UrlRedirect']
  expect((await queryStorefront(query, { ids })).nodes).toEqual(
    ids.map((id, index) => ({ __typename: types[index], id })),
  )
  expect((await queryStorefront(query, { ids }, 'retail')).nodes).toEqual(ids.map(() => null))
})

describe('menus', () => {
  it('lead to what they name, in the language of the query', async () => {
    const { menu, footer, none } = await queryStorefront(`query @inContext(language: ES) {
      menu(handle: "main-menu") { id itemsCount items { id title type url resourceId resource { ... on Collection { handle } } items { title url } } }
      footer: menu(handle: "footer") { items { title resource { __typename } } }
      none: menu(handle: "none") { id }
    }`)
    expect(menu.items[0]).toMatchObject({
      title: 'Computadores y notebooks',
      type: 'COLLECTION',
      url: 'http://main.localhost:3000/collections/racunari-i-laptopi',
      resource: { handle: 'racunari-i-laptopi' },
    })
    expect(menu.items[0].items[0]).toEqual({
      title: 'Laptop',
      url: 'http://main.localhost:3000/collections/racunari-i-laptopi?filter.p.product_type=Laptop',
    })
    expect(
      new Set(footer.items.map(({ resource }: { resource: { __typename: string } | null }) => resource?.__typename)),
    ).toEqual(new Set([undefined, 'Page', 'ShopPolicy']))
    expect(none).toBeNull()
    const { nodes } = await queryStorefront(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on MenuItem { title } } }',
      {
        ids: [menu.id, menu.items[0].id],
      },
    )
    expect(nodes).toEqual([{ __typename: 'Menu' }, { __typename: 'MenuItem', title: 'Računari i laptopi' }])
  })
})

describe('lists', () => {
  it.each([
    ['collections', 'TITLE', 'title'],
    ['collections', 'UPDATED_AT', 'updatedAt'],
    ['collections', 'ID', 'id'],
    ['pages', 'TITLE', 'title'],
  ])('of %s are whole page by page, forwards and backwards, by %s', async (list, sortKey, field) => {
    const fields = `nodes { id ${field} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
    const whole = (await queryStorefront(`{ list: ${list}(first: 50, sortKey: ${sortKey}) { ${fields} } }`)).list.nodes
    const forwards: unknown[] = []
    const next = `query ($after: String) { list: ${list}(first: 2, after: $after, sortKey: ${sortKey}) { ${fields} } }`
    let page: { nodes: unknown[]; pageInfo: { endCursor: string; hasNextPage: boolean } } | undefined
    while (!page || page.pageInfo.hasNextPage) {
      page = (await queryStorefront(next, { after: page?.pageInfo.endCursor })).list as NonNullable<typeof page>
      forwards.push(...page.nodes)
    }
    expect(forwards).toEqual(whole)
    const end = `query ($before: String) { list: ${list}(last: 2, before: $before, sortKey: ${sortKey}) { ${fields} } }`
    const last = (await queryStorefront(end)).list
    expect(last.nodes).toEqual(whole.slice(-2))
    const before = (await queryStorefront(end, { before: last.pageInfo.startCursor })).list
    expect(before.nodes).toEqual(whole.slice(-4, -2).slice(-2))
    const reversed = (
      await queryStorefront(`{ list: ${list}(first: 50, reverse: true, sortKey: ${sortKey}) { ${fields} } }`)
    ).list.nodes
    expect(reversed).toEqual(whole.toReversed())
  })

  it('of collections take a query', async () => {
    const { title, smart, custom, later } = await queryStorefront(`{
      title: collections(first: 5, query: "title:racunari") { nodes { handle } }
      smart: collections(first: 50, query: "collection_type:smart") { nodes { handle } }
      custom: collections(first: 50, query: "collection_type:custom") { nodes { handle } }
      later: collections(first: 50, query: "updated_at:>2999-01-01") { nodes { handle } }
    }`)
    expect(title.nodes).toEqual([{ handle: 'racunari-i-laptopi' }])
    expect([smart.nodes.length, custom.nodes.length, later.nodes.length]).toEqual([11, 0, 0])
  })

  it.each(['rubbish', 'WyJpZCIsMCwieCIsMV0', btoa('["title",0,"a",1]')])('refuse the cursor %s', async (after) => {
    const { errors } = await shop.query(
      'query ($after: String) { collections(first: 1, after: $after) { nodes { id } } }',
      { after },
    )
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST')
  })

  it('of tags and types are sorted, each once', async () => {
    const { productTags, productTypes } = await queryStorefront(
      '{ productTags(first: 250) { nodes } productTypes(first: 3) { nodes pageInfo { hasNextPage } } }',
      {},
      'retail',
    )
    expect(productTags.nodes).toEqual(
      expect.arrayContaining(['Budget Laptops', 'Cell', 'Laptops 200', 'Tablets', 'destacado']),
    )
    expect(new Set(productTags.nodes).size).toBe(productTags.nodes.length)
    expect(productTypes).toEqual({ nodes: ['Access Point', 'All-in-One', 'Case'], pageInfo: { hasNextPage: true } })
  })

  it('of redirects and of the sitemap', async () => {
    const { urlRedirects, sitemap, pages, articles } = await queryStorefront(`{
      urlRedirects(first: 1, query: "path:/laptopi") { nodes { id path target } }
      sitemap(type: PRODUCT) { pagesCount { count precision } resources(page: 1) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { alt filepath } } } } }
      pages: sitemap(type: PAGE) { resources(page: 1) { items { handle } } }
      articles: sitemap(type: ARTICLE) { pagesCount { count } resources(page: 1) { items { handle } } }
    }`)
    expect(urlRedirects.nodes).toMatchObject([{ path: '/laptopi', target: '/collections/racunari-i-laptopi' }])
    expect(sitemap).toMatchObject({ pagesCount: { count: 3, precision: 'EXACT' }, resources: { hasNextPage: true } })
    expect(sitemap.resources.items).toHaveLength(250)
    expect(sitemap.resources.items[0].image.filepath).toMatch(/^demo\/[a-z0-9-]+\.avif$/)
    expect(pages.resources.items.map(({ handle }: { handle: string }) => handle)).toEqual(['about', 'contact', 'faq'])
    expect(articles).toEqual({ pagesCount: { count: 0 }, resources: { items: [] } })
  })

  it('that nothing is in are empty', async () => {
    const nothing = await queryStorefront(`{
      blogs(first: 1) { nodes { id } } blog(handle: "news") { id } articles(first: 1) { nodes { id } } article(id: "gid://shopify/Article/1") { id }
      metaobjects(first: 1, type: "x") { nodes { id } } metaobject(id: "gid://shopify/Metaobject/1") { id }
    }`)
    expect(nothing).toEqual({
      blogs: { nodes: [] },
      blog: null,
      articles: { nodes: [] },
      article: null,
      metaobjects: { nodes: [] },
      metaobject: null,
    })
  })
})

describe('recommendations', () => {
  it('are of the same kind, or what goes with it', async () => {
    const { related, complementary, none } = await queryStorefront(`{
      related: productRecommendations(productHandle: "lenovo-thinkpad-t480") { handle productType availableForSale }
      complementary: productRecommendations(productHandle: "lenovo-thinkpad-t480", intent: COMPLEMENTARY) { productType }
      none: productRecommendations(productHandle: "none") { handle }
    }`)
    expect(related.length).toBeGreaterThan(3)
    for (const product of related) expect(product).toMatchObject({ productType: 'Laptop', availableForSale: true })
    expect(related.map(({ handle }: { handle: string }) => handle)).not.toContain('lenovo-thinkpad-t480')
    expect(complementary).toHaveLength(10)
    const types = complementary.map(({ productType }: { productType: string }) => productType)
    expect(types.slice(0, 4)).toEqual(['Mouse', 'Headphones', 'External SSD', 'USB Drive'])
    for (const type of types) expect(complementaryTypes('Laptop')).toContain(type)
    expect(complementaryTypes('constructor')).toEqual([])
    expect(none).toBeNull()
  })
})
