import { getProductOptions } from '@shopify/hydrogen-react'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import type { ProductInput } from './product-input.ts'

const shop = useTestPlatform()

const laptop: ProductInput = {
  title: 'ThinkPad T480',
  descriptionHtml: '<p>Laptop &amp; torba</p>',
  productType: 'Laptop',
  vendor: 'Lenovo',
  tags: ['featured', 'rabljeno'],
  seoTitle: 'T480',
  translations: { en: { title: 'ThinkPad T480 (English)', descriptionHtml: '<p>Laptop and bag</p>' } },
  metafields: {
    'custom.grade': { type: 'single_line_text_field', value: 'A' },
    'custom.note': { type: 'single_line_text_field', value: 'kao nov', translations: { en: 'like new' } },
  },
  options: [
    { name: 'Memorija', values: ['8 GB', '16 GB'], translations: { en: { name: 'Memory' } } },
    {
      name: 'Boja',
      values: ['Crna', 'Srebrna'],
      translations: { en: { name: 'Colour', values: ['Black', 'Silver'] } },
      swatches: { Crna: '#101010' },
    },
  ],
  images: [
    {
      pictureKey: 'demo/laptop-1.avif',
      altText: 'T480',
      translations: { en: { altText: 'T480 from the front' } },
      width: 1200,
      height: 1200,
    },
    { pictureKey: 'demo/laptop-2.avif', width: 1200, height: 1200 },
  ],
  variants: [
    { optionValues: ['8 GB', 'Crna'], price: 50_000, sku: 'T480-1', openingStock: 0 },
    { optionValues: ['8 GB', 'Srebrna'], price: 50_050, sku: 'T480-2', openingStock: 3, imagePosition: 2 },
    {
      optionValues: ['16 GB', 'Crna'],
      price: 60_000,
      compareAtPrice: 70_000,
      continueSelling: true,
      weightGrams: 1580,
    },
  ],
}

const create = (handle: 'main' | 'retail', input: ProductInput) =>
  shop.database.inTransaction(async (tx) => {
    const { parts, shopOf } = shop.platform
    const written = await parts.catalogue.createProduct(tx, shopOf(handle).shop, input)
    if (!written.ok) throw new Error(written.refusal.message)
    return written.value
  })

beforeAll(async () => {
  await create('main', laptop)
  await shop.database.inTransaction(async (tx) => {
    await shop.platform.parts.catalogue.saveCollection(tx, shop.platform.shopOf('main').shop, {
      title: 'Laptopi',
      rules: [{ column: 'TYPE', relation: 'EQUALS', condition: 'Laptop' }],
    })
  })
})

const read = async (fields: string, language = 'BS') => {
  const { data, errors } = await shop.query(
    `query ($language: LanguageCode) @inContext(language: $language) { product(handle: "thinkpad-t480") { ${fields} } }`,
    { language },
  )
  expect(errors).toBeUndefined()
  return data.product
}

describe('a product', () => {
  it('has pictures that say what they show in the language of the query, else in the first', async () => {
    const fields = `featuredImage { altText } images(first: 2) { nodes { altText } }
      media(first: 2) { nodes { alt ... on MediaImage { image { altText } } } }
      firstVariant: variants(first: 1) { nodes { image { altText } } }`
    const saying = (text: string) => ({
      featuredImage: { altText: text },
      images: { nodes: [{ altText: text }, { altText: null }] },
      media: {
        nodes: [
          { alt: text, image: { altText: text } },
          { alt: null, image: { altText: null } },
        ],
      },
      firstVariant: { nodes: [{ image: { altText: text } }] },
    })
    expect(await read(fields, 'EN')).toEqual(saying('T480 from the front'))
    expect(await read(fields, 'BS')).toEqual(saying('T480'))
    expect(await read(fields, 'ES')).toEqual(saying('T480'))
  })

  it('[ENT-07][ENT-08] has what a catalogue shows', async () => {
    const product = await read(`
      id title description handle productType vendor tags createdAt publishedAt availableForSale
      priceRange { minVariantPrice { amount currencyCode } } compareAtPriceRange { minVariantPrice { amount currencyCode } }
      images(first: 5) { nodes { url altText } }
      variants(first: 10) { nodes {
        id title sku price { amount } compareAtPrice { amount } availableForSale quantityAvailable currentlyNotInStock
      } }
      collections(first: 5) { totalCount nodes { id title handle } }
    `)
    expect(product).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
      title: 'ThinkPad T480',
      description: 'Laptop & torba',
      productType: 'Laptop',
      vendor: 'Lenovo',
      tags: ['featured', 'rabljeno'],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      availableForSale: true,
      priceRange: { minVariantPrice: { amount: '500.0', currencyCode: 'BAM' } },
      compareAtPriceRange: { minVariantPrice: { amount: '700.0', currencyCode: 'BAM' } },
      images: { nodes: [{ url: expect.stringContaining('demo/laptop-1.avif'), altText: 'T480' }, { altText: null }] },
      collections: { totalCount: '1', nodes: [{ title: 'Laptopi', handle: 'laptopi' }] },
    })
    expect(product.publishedAt).toBe(product.createdAt)
    const facts = { compareAtPrice: null, currentlyNotInStock: false }
    expect(product.variants.nodes).toMatchObject([
      { ...facts, title: '8 GB / Crna', price: { amount: '500.0' }, availableForSale: false, quantityAvailable: 0 },
      { ...facts, title: '8 GB / Srebrna', price: { amount: '500.5' }, availableForSale: true, quantityAvailable: 3 },
      { sku: null, compareAtPrice: { amount: '700.0' }, availableForSale: true, currentlyNotInStock: true },
    ])
  })

  it('speaks the language of the query, and its own where it is not translated', async () => {
    const fields = `title productType seo { title } description(truncateAt: 9)
      options { name values optionValues { name swatch { color } } }
      note: metafield(namespace: "custom", key: "note") { value }
      chosen: variantBySelectedOptions(
        selectedOptions: [{ name: "colour", value: "SILVER" }, { name: "Memorija", value: "8 GB" }], caseInsensitiveMatch: true
      ) { title selectedOptions { name value } }`
    expect(await read(fields, 'EN')).toMatchObject({
      title: 'ThinkPad T480 (English)',
      productType: 'Laptop',
      seo: { title: 'T480' },
      description: 'Laptop...',
      options: [
        { name: 'Memory', values: ['8 GB', '16 GB'] },
        {
          name: 'Colour',
          optionValues: [
            { name: 'Black', swatch: { color: '#101010' } },
            { name: 'Silver', swatch: null },
          ],
        },
      ],
      note: { value: 'like new' },
      chosen: { title: '8 GB / Silver', selectedOptions: [{ name: 'Memory' }, { name: 'Colour', value: 'Silver' }] },
    })
    expect(await read('title note: metafield(namespace: "custom", key: "note") { value }', 'ES')).toEqual({
      title: 'ThinkPad T480',
      note: { value: 'kao nov' },
    })
  })

  it('finds variants by options', async () => {
    const black = '{ name: "Boja", value: "Crna" }'
    const product = await read(`
      encodedVariantExistence encodedVariantAvailability variantsCount { count precision } totalInventory
      first: selectedOrFirstAvailableVariant { title }
      partly: selectedOrFirstAvailableVariant(selectedOptions: [${black}]) { title }
      soldOut: selectedOrFirstAvailableVariant(selectedOptions: [${black}, { name: "Memorija", value: "8 GB" }]) { title }
      absent: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Boja", value: "Zlatna" }]) { title }
      ignored: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "_pos", value: "1" }, ${black}]) { title }
      incomplete: variantBySelectedOptions(selectedOptions: [${black}]) { title }
      wrongCase: variantBySelectedOptions(selectedOptions: [{ name: "boja", value: "crna" }]) { title }
      around: adjacentVariants(selectedOptions: [${black}, { name: "Memorija", value: "8 GB" }]) { title }
      aroundFirst: adjacentVariants { title }
      options { optionValues { name firstSelectableVariant { title } } }
      sorted: variants(first: 2, sortKey: SKU, reverse: true) { nodes { sku } pageInfo { hasNextPage endCursor } }
    `)
    expect(product).toMatchObject({
      encodedVariantExistence: 'v1_0:0-1,1:0,',
      encodedVariantAvailability: 'v1_0:1,1:0,',
      variantsCount: { count: 3, precision: 'EXACT' },
      totalInventory: 3,
      first: { title: '8 GB / Srebrna' },
      partly: { title: '16 GB / Crna' },
      soldOut: { title: '8 GB / Crna' },
      absent: { title: '8 GB / Srebrna' },
      ignored: { title: '16 GB / Crna' },
      incomplete: null,
      wrongCase: null,
      around: [{ title: '8 GB / Srebrna' }, { title: '16 GB / Crna' }],
      aroundFirst: [{ title: '8 GB / Crna' }],
      sorted: { nodes: [{ sku: 'T480-2' }, { sku: 'T480-1' }], pageInfo: { hasNextPage: true } },
    })
    expect(product.options[1].optionValues).toEqual([
      { name: 'Crna', firstSelectableVariant: { title: '8 GB / Crna' } },
      { name: 'Srebrna', firstSelectableVariant: { title: '8 GB / Srebrna' } },
    ])
  })

  it('lets the official option picker tell what exists and what is to be had', async () => {
    const variant = 'id title availableForSale selectedOptions { name value } product { handle title } sku'
    const product = await read(`handle encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant { ${variant} } swatch { color image { previewImage { url } } } } }
      selectedOrFirstAvailableVariant(
        selectedOptions: [{ name: "Memorija", value: "8 GB" }, { name: "Boja", value: "Srebrna" }, { name: "utm", value: "x" }]
        ignoreUnknownOptions: true, caseInsensitiveMatch: true
      ) { ${variant} }
      adjacentVariants(selectedOptions: [{ name: "Memorija", value: "8 GB" }, { name: "Boja", value: "Srebrna" }]) { ${variant} }`)
    const [memory, colour] = getProductOptions(product)
    const facts = (option: typeof memory) =>
      option?.optionValues.map(({ name, exists, available, selected }) => ({ name, exists, available, selected }))
    expect(facts(memory)).toEqual([
      { name: '8 GB', exists: true, available: true, selected: true },
      { name: '16 GB', exists: true, available: true, selected: false },
    ])
    expect(facts(colour)).toEqual([
      { name: 'Crna', exists: true, available: false, selected: false },
      { name: 'Srebrna', exists: true, available: true, selected: true },
    ])
  })

  it('is seen when it is published, in its own shop', async () => {
    const draft = await create('main', { title: 'Draft', status: 'draft', variants: [{ price: 1 }] })
    const hidden = await create('main', { title: 'Hidden', publishedAt: null, variants: [{ price: 1 }] })
    const later = await create('main', {
      title: 'Later',
      publishedAt: new Date(Date.now() + 3_600_000),
      variants: [{ price: 1 }],
    })
    const foreign = await create('retail', { title: 'Foreign', variants: [{ price: 1 }] })
    const ids = [draft, hidden, later, foreign].map(({ id }) => `gid://shopify/Product/${id}`)
    const queryStorefront = async () => {
      const { data } = await shop.query(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { id } draft: product(handle: "draft") { id } byId: product(id: "${ids[3]}") { id } }`,
        { ids },
      )
      return data
    }
    expect(await queryStorefront()).toEqual({ nodes: [null, null, null, null], draft: null, byId: null })
    await shop.setClockOffset(2 * 3_600_000)
    expect((await queryStorefront()).nodes[2]).toEqual({ id: ids[2] })
    await shop.setClockOffset(0)
  })

  it('without options has the one that the hosted platform gives it', async () => {
    await create('main', { title: 'Cable', variants: [{ price: 500, tracked: false }] })
    const { data } = await shop.query(`{ product(handle: "cable") {
      options { name values } encodedVariantExistence featuredImage { url } isGiftCard requiresSellingPlan category { id }
      variants(first: 1) { nodes { title availableForSale quantityAvailable selectedOptions { name value } image { url } weight weightUnit } }
    } }`)
    expect(data.product).toMatchObject({
      options: [{ name: 'Title', values: ['Default Title'] }],
      encodedVariantExistence: 'v1_0',
      featuredImage: null,
      category: null,
      variants: {
        nodes: [
          {
            title: 'Default Title',
            availableForSale: true,
            quantityAvailable: 0,
            selectedOptions: [{ name: 'Title', value: 'Default Title' }],
            image: null,
          },
        ],
      },
    })
  })
})
