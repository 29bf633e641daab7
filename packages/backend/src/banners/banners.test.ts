import type { Transaction } from '@dvaput/database/in-transaction'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { seedBanners } from '@dvaput/demo/banners/seed-banners'
import { markets } from '@dvaput/domain/markets/markets'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { bannersRoutes } from './banners.routes.ts'
import { bannersSchema } from './banners.schema.ts'
import { banners as table } from './banners.table.ts'
import { type BannerInput, type Banners, createBanners } from './banners.ts'
import { checkBanner } from './check-banner.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let banners: Banners
let published: (readonly string[])[] = []
let bus: { publish(_: Transaction, tags: readonly string[]): Promise<void> }

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'banners test', log })
  const publish = async (_: Transaction, tags: readonly string[]) => void published.push(tags)
  bus = { publish }
  banners = createBanners({ database, bus })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('TRUNCATE backend.banners')
  published = []
})

const say = (text: string) => ({ bcs: `${text} bcs`, en: `${text} en`, es: `${text} es` })
const banner = (name: string, change: Partial<BannerInput> = {}): BannerInput => ({
  title: say(name),
  subtitle: say('subtitle'),
  description: say('description'),
  buttonLabel: say('button'),
  buttonLink: '/products/sale',
  imageUrl: '/cdn/shop/files/demo/banner-x.avif?v=1',
  ...change,
})
const addBanners = (market: 'ba' | 'cl', inputs: readonly BannerInput[]) =>
  database.db.insert(table).values(inputs.map((input, index) => ({ ...input, market, position: index + 1 })))
const titles = async (market: 'ba' | 'cl', language: 'bcs' | 'en' | 'es' = 'en') =>
  (await banners.list({ market: markets[market], language })).map(({ title }) => title)

describe('the banners of a market', () => {
  it('come in their order and in the requested language', async () => {
    await addBanners('ba', [banner('one'), banner('two')])
    await addBanners('cl', [banner('three')])
    expect(await titles('ba')).toEqual(['one en', 'two en'])
    expect(await titles('ba', 'bcs')).toEqual(['one bcs', 'two bcs'])
    expect(await titles('cl', 'es')).toEqual(['three es'])
  })

  it('speak the market’s own language where a translation is missing', async () => {
    await addBanners('cl', [banner('x', { title: { bcs: '', en: '', es: 'hola' } })])
    expect(await titles('cl', 'bcs')).toEqual(['hola'])
  })

  it('are hidden while they are not active', async () => {
    await addBanners('ba', [banner('shown'), banner('hidden', { isActive: false })])
    expect(await titles('ba')).toEqual(['shown en'])
  })

  it('come and go at their times, and drop the pages that show them', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    await addBanners('ba', [
      banner('always'),
      banner('later', { shownFrom: at(10) }),
      banner('until', { shownUntil: at(10) }),
      banner('over', { shownFrom: at(-20), shownUntil: at(-10) }),
    ])
    await addBanners('cl', [banner('other', { shownFrom: at(60) })])
    expect(await titles('ba')).toEqual(['always en', 'until en'])
    await banners.dropTurned()
    expect(published).toEqual([])
    await testDatabase.setClockOffset(10 * 60_000 + 30_000)
    expect(await titles('ba')).toEqual(['always en', 'later en'])
    await banners.dropTurned()
    expect(published).toEqual([['banners:ba']])
    await testDatabase.setClockOffset(0)
  })

  it('never end before they begin', async () => {
    const [shownFrom, shownUntil] = [new Date('2030-05-02T10:00Z'), new Date('2030-05-01T10:00Z')]
    await expect(addBanners('ba', [banner('new', { shownFrom, shownUntil })])).rejects.toThrow()
    expect(checkBanner(banner('new', { shownFrom, shownUntil }), 'ba')).toBe('bad-times')
    expect(checkBanner(banner('new', { shownFrom: shownUntil, shownUntil: shownFrom }), 'ba')).toBeUndefined()
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
    '/a b',
  ])('never lead to %j', async (buttonLink) => {
    await expect(addBanners('ba', [banner('new', { buttonLink })])).rejects.toThrow()
  })

  it.each(['//elsewhere.example/x.png', 'http://elsewhere.example/x.png', 'data:image/png;base64,', ''])(
    'never show the picture %j',
    async (imageUrl) => {
      await expect(addBanners('ba', [banner('new', { imageUrl })])).rejects.toThrow()
    },
  )
})

describe('the demo’s banners', () => {
  it('are seeded once, by however many, and never over those of somebody', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seedBanners({ database, bus }, 'ba')))
    expect(results.toSorted()).toEqual(['kept', 'kept', 'seeded'])
    expect(published).toEqual([['banners:ba']])
    expect((await titles('ba')).length).toBeGreaterThanOrEqual(4)
    await addBanners('cl', [banner('own')])
    expect(await seedBanners({ database, bus }, 'cl')).toBe('kept')
    expect(await titles('cl')).toEqual(['own en'])
  })
})

describe('GET /banners/all', () => {
  const getBanners = async (market: 'ba' | 'cl', language: 'bcs' | 'es' = 'bcs') => {
    const routes = bannersRoutes({ banners, localeOf: () => ({ market: markets[market], language }) })
    const response = await routes.request('/banners/all?lang=nonsense')
    return { status: response.status, body: await response.json() }
  }

  it('answers success and the banners, each in its eight fields [API-14] [ENT-16]', async () => {
    await addBanners('ba', [banner('one')])
    expect(await getBanners('ba')).toEqual({
      status: 200,
      body: {
        success: true,
        banners: [
          {
            id: expect.any(Number),
            title: 'one bcs',
            subtitle: 'subtitle bcs',
            description: 'description bcs',
            image_url: '/cdn/shop/files/demo/banner-x.avif?v=1',
            button_label: 'button bcs',
            button_link: '/products/sale',
            is_active: true,
          },
        ],
      },
    })
  })

  it('keeps to the shape it promises, and answers an empty list where there is none', async () => {
    await seedBanners({ database, bus }, 'cl')
    const { body } = await getBanners('cl', 'es')
    expect(bannersSchema.strict().parse(body)).toEqual(body)
    expect(await getBanners('ba')).toEqual({ status: 200, body: { success: true, banners: [] } })
  })
})
