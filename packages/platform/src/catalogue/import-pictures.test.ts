import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { readPicture } from '@dvaput/pictures/read-picture'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { collectLog } from '../../../../tests/support/servers/collected-log.ts'
import { createFetchPicture } from '../pictures/fetch-picture.ts'
import { createSavePicture } from '../pictures/save-picture.ts'
import { defineImportPictures } from './import-pictures.ts'

const shop = useTestPlatform()
const { log, text } = collectLog()
let server: Server
let connections = 0
let isBackUp = false

beforeAll(async () => {
  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const files = new Map<string, Buffer | string>([
    ['/front.jpg', await draw('#c04020')],
    ['/back.jpg', await draw('#2040c0')],
    ['/page.jpg', '<html>'],
  ])
  server = createServer((request, response) => {
    const isDown = request.url === '/back.jpg' && !isBackUp
    response.writeHead(isDown ? 503 : 200).end(files.get(request.url ?? ''))
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const at = (file: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`
const image = (originalSource: string, alt?: string) => ({ mediaContentType: 'IMAGE', originalSource, alt })

const create = async (media: readonly object[], title = 'Laptop with pictures') =>
  (
    await queryAdmin(
      shop,
      `mutation ($product: ProductCreateInput!, $media: [CreateMediaInput!]) {
        productCreate(product: $product, media: $media) { product { id } userErrors { field message } } }`,
      { product: { title }, media },
    )
  ).data.productCreate

const imagesOf = async (id: string) =>
  (
    await queryAdmin(
      shop,
      'query ($id: ID!) { product(id: $id) { images(first: 9) { nodes { altText width height url } } } }',
      {
        id,
      },
    )
  ).data.product.images.nodes

/** As the platform takes them, but from this very machine. */
const defineHere = () => {
  const { dataDir } = shop.platform.parts
  const fetchPicture = createFetchPicture({ ports: [Number(new URL(at('')).port)], isPublic: () => true })
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 9 })
  const save = createSavePicture({ dataDir, semaphore }, { fetchPicture, read: readPicture })
  const jobs = createTestJobs({ database: shop.database, log })
  defineImportPictures({ ...shop.platform.parts, jobs, log, pictures: { save } })
  return jobs
}

it('fetches what a product was given, once, and retries what was unavailable', async () => {
  const jobs = defineHere()
  await jobs.prepare()
  const { product, userErrors } = await create([
    image(at('front.jpg'), 'From the front'),
    image(at('page.jpg')),
    image(at('back.jpg')),
    image(at('front.jpg')),
  ])
  expect(userErrors).toEqual([])
  await jobs.drain()
  expect(await imagesOf(product.id)).toHaveLength(1)
  isBackUp = true
  await jobs.drain({ alsoLater: true })
  await jobs.stop()
  const images = await imagesOf(product.id)
  expect(images).toMatchObject([
    { altText: 'From the front', width: 60, height: 40 },
    { altText: null, width: 60, height: 40 },
  ])
  const { data } = await queryAdmin(
    shop,
    `query ($id: ID!) { product(id: $id) { featuredMedia { id alt mediaContentType }
      media(first: 9) { nodes { status preview { image { width } } ... on MediaImage { image { url } } } } } }`,
    { id: product.id },
  )
  expect(data.product).toMatchObject({
    featuredMedia: {
      id: expect.stringContaining('gid://shopify/MediaImage/'),
      alt: 'From the front',
      mediaContentType: 'IMAGE',
    },
    media: {
      nodes: images.map(({ url, width }: { url: string; width: number }) => ({
        status: 'READY',
        preview: { image: { width } },
        image: { url },
      })),
    },
  })
  expect(text()).toContain('not-a-picture')
  expect((await shop.fetchAt(new URL(images[0].url).pathname)).headers.get('Content-Type')).toBe('image/jpeg')
})

it('fetches what a product was set with, and what is set again without pictures keeps them', async () => {
  const jobs = defineHere()
  await jobs.prepare()
  const set = async (files: object) => {
    const { data } = await queryAdmin(
      shop,
      `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
        productSet(input: $input, identifier: $identifier) { product { id } userErrors { field message } } }`,
      { input: { title: 'Set with a picture', ...files }, identifier: { handle: 'set-with-a-picture' } },
    )
    return data.productSet
  }
  const file = { originalSource: at('front.jpg'), contentType: 'IMAGE', alt: 'Set with a picture' }
  const { product, userErrors } = await set({ files: [file] })
  expect(userErrors).toEqual([])
  await set({ files: [file] })
  await set({})
  await jobs.drain()
  await jobs.stop()
  expect(await imagesOf(product.id)).toMatchObject([{ altText: 'Set with a picture', width: 60, height: 40 }])
  const [stored] = await imagesOf(product.id)
  const own = await create([image(stored.url, stored.altText)], 'Laptop with a picture of this platform')
  expect(await imagesOf(own.product.id), 'without a job').toEqual([stored])
  const refused = await set({ files: [{ ...file, originalSource: 'no address' }] })
  expect(refused.userErrors).toEqual([
    { field: ['input', 'files', '0', 'originalSource'], message: expect.any(String) },
  ])
})

it('fetches what an earlier release queued by `address`', async () => {
  const jobs = defineHere()
  await jobs.prepare()
  const { product } = await create([image(at('front.jpg'))], 'Laptop of an earlier release')
  const { rowCount } = await shop.database.pool.query(
    `UPDATE pgboss.job SET data = jsonb_set(data, '{pictures,0}', (data #> '{pictures,0}') - 'url'
       || jsonb_build_object('address', data #> '{pictures,0,url}'))
     WHERE name = 'import-pictures' AND state = 'created' AND data -> 'productId' = to_jsonb($1::bigint)`,
    [product.id.split('/').at(-1)],
  )
  expect(rowCount).toBe(1)
  await jobs.drain()
  await jobs.stop()
  expect(await imagesOf(product.id)).toHaveLength(1)
})

it('the import of pictures requests no address of this machine', async () => {
  const { product } = await create([image(at('front.jpg'))], 'Laptop from within')
  const before = connections
  await shop.jobs.drain()
  expect(connections).toBe(before)
  expect(await imagesOf(product.id)).toEqual([])
})

it.each([
  ['originalSource', image('ftp://example.com/a.jpg')],
  ['originalSource', image('no address')],
  ['originalSource', image(`https://example.com/${'a'.repeat(2_048)}`)],
  ['mediaContentType', { ...image('https://example.com/a.mp4'), mediaContentType: 'VIDEO' }],
  ['alt', image('https://example.com/a.jpg', 'a'.repeat(513))],
])('the import of pictures refuses a wrong %s, and makes no product', async (field, wrong) => {
  const title = `Refused ${crypto.randomUUID()}`
  const { product, userErrors } = await create([image('https://example.com/a.jpg'), wrong], title)
  expect(product).toBeNull()
  expect(userErrors).toEqual([{ field: ['media', '1', field], message: expect.any(String) }])
  const { rows } = await shop.database.pool.query('SELECT 1 FROM platform.products WHERE title = $1', [title])
  expect(rows).toEqual([])
})
