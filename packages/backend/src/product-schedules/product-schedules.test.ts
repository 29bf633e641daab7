import { afterEach, beforeAll, expect, it } from 'vitest'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/catalogue/test-product-writing.ts'
import { createTestProduct } from '../../../../tests/support/requests/admin-api.ts'
import { createProductSchedules } from './product-schedules.ts'

const test = useTestProductWriting()
const silence = () => undefined
const shop = 'main' as const
const none = { publishAt: null, hideAt: null }
let schedules: ReturnType<typeof createProductSchedules>

beforeAll(() => {
  const { database, audit, writing } = test.parts
  const log = { info: silence, warn: silence, error: silence }
  schedules = createProductSchedules({ database, jobs: { define: (job) => job }, audit, writing, log })
})
afterEach(() => test.platform.setClockOffset(0))

const minute = 60_000
const inMinutes = (minutes: number) => new Date(Math.floor(Date.now() / minute + minutes) * minute)
const statusOf = async (gid: string) => (await test.parts.writing.read(shop, gid))?.status
const addProduct = async (title: string, status: 'draft' | 'archived') => {
  const { productId: gid } = await createTestProduct(test.platform, { title })
  await test.parts.shops.main.products.update(gid, { status })
  return gid
}

it('the schedule of a product puts a draft on sale and takes it off again at the times that were set', async () => {
  const gid = await addProduct('Scheduled', 'draft')
  const after = { publishAt: inMinutes(10), hideAt: inMinutes(20) }
  expect(await schedules.set({ shop, gid, by, before: none, after })).toBeNull()
  expect(await schedules.read(shop, gid)).toEqual(after)
  expect(await schedules.list(shop, [gid, 'gid://shopify/Product/1'])).toEqual(new Map([[gid, after]]))
  await schedules.followDue()
  expect(await statusOf(gid)).toBe('draft')

  await test.platform.setClockOffset(11 * minute)
  await schedules.followDue()
  expect(await statusOf(gid)).toBe('active')
  expect(await schedules.read(shop, gid)).toEqual({ ...after, publishAt: null })

  await test.platform.setClockOffset(21 * minute)
  await schedules.followDue()
  expect(await statusOf(gid)).toBe('draft')
  expect(await schedules.read(shop, gid)).toEqual(none)
  const { entries } = await test.parts.audit.list({ action: 'product.schedule', subject: { kind: 'product', id: gid } })
  expect(entries).toMatchObject([
    { administratorName: by.name, after: { status: 'draft' } },
    { administratorName: by.name, after: { status: 'active' } },
    { administratorName: by.name, after: { hideAt: after.hideAt.toISOString() } },
  ])
})

it('the schedule of a product leaves a product alone that was archived meanwhile, and one whose whole time was missed', async () => {
  const [archived, missed] = [await addProduct('Archived', 'archived'), await addProduct('Missed', 'draft')]
  const after = { publishAt: inMinutes(5), hideAt: inMinutes(6) }
  await schedules.set({ shop, gid: archived, by, before: none, after: { ...after, hideAt: null } })
  await schedules.set({ shop, gid: missed, by, before: none, after })
  await test.platform.setClockOffset(10 * minute)
  await schedules.followDue()
  expect([await statusOf(archived), await statusOf(missed)]).toEqual(['archived', 'draft'])
  expect([await schedules.read(shop, archived), await schedules.read(shop, missed)]).toEqual([none, none])
})

it('the schedule of a product refuses times that have passed or end before they begin, and tells of another administrator', async () => {
  const gid = await addProduct('Refused', 'draft')
  const set = (after: typeof none | { publishAt: Date | null; hideAt: Date | null }, before = none) =>
    schedules.set({ shop, gid, by, before, after })
  expect(await set({ publishAt: inMinutes(-1), hideAt: null })).toBe('in-the-past')
  expect(await set({ publishAt: inMinutes(9), hideAt: inMinutes(8) })).toBe('ends-before-it-begins')
  const first = { publishAt: inMinutes(9), hideAt: null }
  expect(await set(first)).toBeNull()
  expect(await set({ publishAt: null, hideAt: inMinutes(9) })).toBe('changed-meanwhile')
  expect(await schedules.read(shop, gid)).toEqual(first)
  expect(await schedules.set({ shop, gid, by, before: first, after: none })).toBeNull()
  expect(await schedules.read(shop, gid)).toEqual(none)
})
