import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createReplicaListing } from '../../catalogue/replica/replica-listing.ts'

const platform = useTestPlatform({ demo: true })
let listing: ReturnType<typeof createReplicaListing>

beforeAll(() => {
  listing = createReplicaListing({ database: platform.database, now: () => new Date() })
})

const find = (text: string) =>
  listing.list({
    locale: { market: markets.ba, language: 'en' },
    scope: { kind: 'all' },
    query: { ...emptyListingQuery, text },
  })

/** Of the products in their order, what the shop says of them. */
const figuresOf = async (text: string, column: string, type: string) => {
  const { products } = await find(text)
  const ids = products.filter(({ category }) => category === type).map(({ id }) => id)
  const { rows } = await platform.database.pool.query<{ figure: number | null }>(
    `SELECT (${column})::float AS figure FROM backend.catalogue_products AS product
     JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (gid, place) USING (gid)
     WHERE product.shop = 'main' ORDER BY wanted.place`,
    [ids],
  )
  expect(rows.length).toBeGreaterThan(5)
  return rows.map(({ figure }) => figure ?? Number.NaN)
}

const up = (figures: readonly number[]) => figures.toSorted((one, other) => one - other)

it('a search for a good battery, a light laptop or a large screen begins with the best of them', async () => {
  const batteries = await figuresOf('laptop with good battery', 'battery_health_percent', 'Laptop')
  expect(batteries).toEqual(up(batteries).toReversed())
  const weights = await figuresOf('lightweight laptop', "specifications ->> 'weightGrams'", 'Laptop')
  expect(weights).toEqual(up(weights))
  const screens = await figuresOf('big monitor', 'screen_inches', 'Monitor')
  expect(screens).toEqual(up(screens).toReversed())
})

it('a search for games begins with gaming models, and one for students with what is light and cheap', async () => {
  const { products } = await find('gaming laptop')
  expect(
    products
      .slice(0, 3)
      .map(({ title }) => title)
      .join(),
  ).toMatch(/Legion|Nitro|TUF|Victus|MSI/)
  const figures = await figuresOf(
    'laptop for students',
    "price_minor * (specifications ->> 'weightGrams')::float",
    'Laptop',
  )
  expect(figures).toEqual(up(figures))
})

it('the reader of search preferences says which words it ordered by, and gives the text without each of them', async () => {
  const { understood } = await find('quiet pc for students under 900')
  expect(understood.map(({ kind, words, rest }) => [kind, words, rest])).toEqual([
    ['wish', 'quiet', 'pc for students under 900'],
    ['type', 'pc', 'quiet for students under 900'],
    ['wish', 'students', 'quiet pc under 900'],
  ])
  const twice = (await find('24 port switch switches')).understood.filter(({ kind }) => kind === 'type')
  expect(twice).toHaveLength(1)
  expect((await find('thinkpad t480')).understood).toEqual([])
})

it('the reader of search preferences leaves out a preference that it has no figures for, and takes no preference from an empty text', async () => {
  expect(await find('big hard disk')).toMatchObject({ ignored: ['big'], understood: [{ kind: 'type' }] })
  expect((await find('light')).understood).toEqual([])
  expect((await find('new battery for laptop')).notSold).toMatchObject({ name: 'spare batteries' })
})
