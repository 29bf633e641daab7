import type { Transaction } from '@dvaput/database/in-transaction'
import { asc, eq } from '@dvaput/database/query'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { collectionProducts } from '../tables/collections.table.ts'
import { productOptions, products, productVariants } from '../tables/products.table.ts'
import { stock, stockMovements } from '../tables/stock.table.ts'
import { createCatalogue } from './catalogue.ts'
import type { CollectionInput } from './collections/write-collection.ts'
import type { ProductChanges, ProductInput, Written } from './product-input.ts'

const shop = useTestPlatform()

const told: [topic: string, reference: object][] = []
const catalogue = createCatalogue({
  webhooks: { emit: async (_tx, _shopId, topic, reference) => void told.push([topic, reference]) },
})

const main = () => shop.platform.shopOf('main').shop
const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.database.inTransaction(work)
const value = <Row>(written: Written<Row>): Row => {
  if (!written.ok) throw new Error(written.refusal.message)
  return written.value
}
const create = (input: ProductInput) => inTransaction((tx) => catalogue.createProduct(tx, main(), input))
const update = (id: number, changes: ProductChanges) =>
  inTransaction((tx) => catalogue.updateProduct(tx, main(), id, changes))
const save = (input: CollectionInput) => inTransaction((tx) => catalogue.saveCollection(tx, main(), input))

const membersOf = async (collectionId: number) => {
  const rows = await shop.database.db
    .select({ title: products.title })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(eq(collectionProducts.collectionId, collectionId))
    .orderBy(asc(collectionProducts.position))
  return rows.map(({ title }) => title)
}

const variantsOf = (productId: number) =>
  shop.database.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position))

describe('creating', () => {
  it('writes stock with its movement, what search finds, and tells of it', async () => {
    const product = value(
      await create({ title: 'Čip', vendor: 'Intel', variants: [{ price: 100, sku: 'CH-1', openingStock: 5 }] }),
    )
    expect(product).toMatchObject({ handle: 'cip', availableForSale: true, minPrice: 100, maxPrice: 100 })
    const [variant] = await variantsOf(product.id)
    const { db } = shop.database
    expect(
      await db
        .select()
        .from(stock)
        .where(eq(stock.variantId, variant?.id ?? 0)),
    ).toMatchObject([{ onHand: 5 }])
    expect(await db.select().from(stockMovements)).toMatchObject([
      { variantId: variant?.id, quantity: 5, reason: 'opening' },
    ])
    expect(told).toContainEqual(['PRODUCTS_CREATE', { productId: product.id }])
    const { data } = await shop.query('{ products(first: 5, query: "cip ch-1") { nodes { title } } }')
    expect(data.products.nodes).toEqual([{ title: 'Čip' }])
  })

  it('makes a handle from the title, another one for each', async () => {
    const both = [
      await create({ title: 'Same', variants: [{ price: 1 }] }),
      await create({ title: 'Same', variants: [{ price: 1 }] }),
    ]
    expect(both.map((each) => value(each).handle)).toEqual(['same', 'same-1'])
  })

  const options = [{ name: 'RAM', values: ['8 GB', '16 GB'] }]
  it.each<[string, ProductInput, string]>([
    ['no title', { title: ' ', variants: [{ price: 1 }] }, "Title can't be blank"],
    ['a taken handle', { title: 'New', handle: 'same', variants: [{ price: 1 }] }, 'Handle has already been taken'],
    ['no variant', { title: 'New', variants: [] }, 'A product must have at least one variant'],
    ['a price below zero', { title: 'New', variants: [{ price: -1 }] }, 'Price must be greater than or equal to 0'],
    ['too high a price', { title: 'New', variants: [{ price: 1e15 }] }, 'Price must be greater than or equal to 0'],
    ['half a unit', { title: 'New', variants: [{ price: 1, openingStock: 0.5 }] }, 'Quantity is invalid'],
    [
      'a missing value',
      { title: 'New', options, variants: [{ price: 1 }] },
      'You need to add option values for every option',
    ],
    [
      'an unknown value',
      { title: 'New', options, variants: [{ price: 1, optionValues: ['4 GB'] }] },
      "Option value '4 GB' does not exist",
    ],
    [
      'the same variant twice',
      {
        title: 'New',
        options,
        variants: [
          { price: 1, optionValues: ['8 GB'] },
          { price: 2, optionValues: ['8 GB'] },
        ],
      },
      "The variant '8 GB' already exists.",
    ],
    ['a NUL', { title: 'New\0', variants: [{ price: 1 }] }, 'Text contains invalid characters'],
  ])('is refused with %s, and nothing changes', async (_name, input, message) => {
    const count = async () => (await shop.database.db.select({ id: products.id }).from(products)).length
    const before = await count()
    expect(await create(input)).toMatchObject({ ok: false, refusal: { message } })
    expect(await count()).toBe(before)
  })
})

describe('changing', () => {
  it('keeps what is not named, and the variants that are', async () => {
    const product = value(
      await create({
        title: 'Phone',
        tags: ['a'],
        options: [
          {
            name: 'Boja',
            values: ['Crna', 'Bijela'],
            translations: { en: { name: 'Colour', values: ['Black', 'White'] } },
          },
        ],
        variants: [
          { price: 10, optionValues: ['Crna'], openingStock: 1 },
          { price: 20, optionValues: ['Bijela'] },
        ],
      }),
    )
    const [black, white] = await variantsOf(product.id)
    const changed = value(
      await update(product.id, {
        title: 'Telephone',
        options: [{ name: 'Boja', values: ['Bijela', 'Plava'] }],
        variants: [
          { id: white?.id ?? 0, price: 25, optionValues: ['Bijela'] },
          { price: 30, optionValues: ['Plava'], openingStock: 2 },
        ],
      }),
    )
    expect(changed).toMatchObject({ title: 'Telephone', handle: 'phone', tags: ['a'], minPrice: 25, maxPrice: 30 })
    const variants = await variantsOf(product.id)
    expect(variants.map(({ id, title, position }) => [id === white?.id, title, position])).toEqual([
      [true, 'Bijela', 1],
      [false, 'Plava', 2],
    ])
    expect(variants.some(({ id }) => id === black?.id)).toBe(false)
    const [option] = await shop.database.db
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, product.id))
    expect(option?.translations).toEqual({ en: { name: 'Colour', values: ['White', 'Plava'] } })
    const { data } = await shop.query('{ products(first: 5, query: "telephone plava") { nodes { handle } } }')
    expect(data.products.nodes).toEqual([{ handle: 'phone' }])
  })

  it('is refused for what is not there', async () => {
    const one = value(await create({ title: 'One', variants: [{ price: 1 }] }))
    const two = value(await create({ title: 'Two', variants: [{ price: 1 }] }))
    const [foreign] = await variantsOf(two.id)
    const retail = shop.platform.shopOf('retail').shop
    expect(await update(1, { title: 'x' })).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
    expect(await update(one.id, { handle: 'two' })).toMatchObject({ refusal: { code: 'TAKEN' } })
    expect(await update(one.id, { title: 'x', variants: [{ id: foreign?.id ?? 0, price: 0 }] })).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    })
    const elsewhere = await inTransaction((tx) => catalogue.updateProduct(tx, retail, one.id, { title: 'x' }))
    expect(elsewhere).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
    expect(await inTransaction((tx) => catalogue.deleteProduct(tx, retail, one.id))).toMatchObject({ ok: false })
    const [kept] = await shop.database.db.select().from(products).where(eq(products.id, one.id))
    expect(kept?.title).toBe('One')
  })

  it('deletes a product with everything of its own', async () => {
    const product = value(await create({ title: 'Gone', variants: [{ price: 1, openingStock: 1 }] }))
    expect(await inTransaction((tx) => catalogue.deleteProduct(tx, main(), product.id))).toMatchObject({ ok: true })
    expect(await variantsOf(product.id)).toEqual([])
    expect(told.at(-1)).toEqual(['PRODUCTS_DELETE', { productId: product.id }])
  })
})

describe('a collection', () => {
  it('that is smart follows its products and its rules', async () => {
    const sale = value(
      await save({ title: 'Sale', rules: [{ column: 'IS_PRICE_REDUCED', relation: 'IS_SET', condition: '' }] }),
    )
    const cheap = value(
      await save({
        title: 'Cheap disks',
        rules: [
          { column: 'TYPE', relation: 'EQUALS', condition: 'disk' },
          { column: 'VARIANT_PRICE', relation: 'LESS_THAN', condition: '50.50' },
        ],
      }),
    )
    const disk = value(await create({ title: 'Disk', productType: 'Disk', variants: [{ price: 5_000 }] }))
    expect([await membersOf(sale.id), await membersOf(cheap.id)]).toEqual([[], ['Disk']])

    const [variant] = await variantsOf(disk.id)
    value(await update(disk.id, { variants: [{ id: variant?.id ?? 0, price: 5_050, compareAtPrice: 6_000 }] }))
    expect([await membersOf(sale.id), await membersOf(cheap.id)]).toEqual([['Disk'], []])

    value(
      await save({ id: cheap.id, title: 'Disks', rules: [{ column: 'TAG', relation: 'NOT_EQUALS', condition: 'A' }] }),
    )
    expect(await membersOf(cheap.id)).toContain('Disk')
    value(await update(disk.id, { tags: ['a'] }))
    expect(await membersOf(cheap.id)).not.toContain('Disk')
    expect(told).toContainEqual(['COLLECTIONS_UPDATE', { collectionId: cheap.id }])
  })

  it('that is made by hand keeps its order, without what is not the shop’s', async () => {
    const ids: number[] = []
    for (const title of ['X', 'Y']) ids.push(value(await create({ title, variants: [{ price: 1 }] })).id)
    const collection = value(await save({ title: 'By hand', productIds: [ids[1] ?? 0, 1, ids[0] ?? 0, ids[1] ?? 0] }))
    expect(await membersOf(collection.id)).toEqual(['Y', 'X'])
    const retail = shop.platform.shopOf('retail').shop
    expect(await inTransaction((tx) => catalogue.deleteCollection(tx, retail, collection.id))).toMatchObject({
      ok: false,
    })
    expect(await save({ title: 'Other', handle: 'by-hand' })).toMatchObject({ refusal: { code: 'TAKEN' } })
  })
})

describe('a handle that two want at once', () => {
  it('goes to one of two products, and the other gets an error', async () => {
    const made = []
    for (const title of ['First', 'Second']) made.push(value(await create({ title, variants: [{ price: 1 }] })))
    const outcomes = await Promise.all(made.map(({ id }) => update(id, { handle: 'contested' })))
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'TAKEN', field: ['handle'] } })
  })

  it('goes to one of two collections, and the other gets an error', async () => {
    const made = []
    for (const title of ['First', 'Second']) made.push(value(await save({ title })))
    const outcomes = await Promise.all(made.map(({ id, title }) => save({ id, title, handle: 'contested' })))
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'TAKEN', field: ['handle'] } })
  })
})
