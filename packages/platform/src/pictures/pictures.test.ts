import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopifyLoader } from '@shopify/hydrogen-react/Image'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { pictureUrl } from './picture-url.ts'

const shop = useTestPlatform()

const get = (path: string, headers: Record<string, string> = {}) => shop.fetchAt(path, { headers })
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format }
}

let key = ''
const urlOf = (transform = {}) => pathOf(pictureUrl('http://main.localhost:3000', key, transform))

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const saved = await shop.platform.parts.pictures.save(picture)
  if (!saved.ok) throw new Error(saved.refusal)
  key = saved.pictureKey
})

describe('a picture', () => {
  it('comes as it is, for a year, to any page', async () => {
    const response = await get(urlOf())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sizeOf(response)).toEqual({ width: 1000, height: 500, format: 'jpeg' })
    const again = await get(urlOf(), { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('is cropped for one client as often as a page needs it, and not for every shape that can be thought up', async () => {
    const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const cropFor = async (number: number, clientIp: string) => {
      const url = `http://main.localhost${urlOf({ maxWidth: 100, maxHeight: 20 + number, crop: 'CENTER' })}`
      return shop.platform.fetch(new Request(url), { shop: 'main', clientIp })
    }
    const statuses = []
    for (let number = 0; number < 121; number += 1) statuses.push((await cropFor(number, '203.0.113.70')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    const refused = await cropFor(130, '203.0.113.70')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
    expect((await cropFor(1, '203.0.113.70')).status).toBe(200)
    expect((await cropFor(130, '203.0.113.8')).status).toBe(200)
    stopped.mockRestore()
  })

  it('that was uploaded is served under /uploads [API-43]', async () => {
    expect(key).toMatch(/^uploads\//)
    const response = await get(`/${key}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await sizeOf(response)).toMatchObject({ width: 1000, height: 500 })
  })

  it.each([
    [{ maxWidth: 200 }, 200, 100],
    [{ maxWidth: 150 }, 160, 80],
    [{ maxWidth: 100, scale: 2 }, 200, 100],
    [{ maxHeight: 100 }, 200, 100],
    [{ maxWidth: 400, maxHeight: 100 }, 200, 100],
    [{ maxWidth: 200, maxHeight: 200, crop: 'CENTER' as const }, 200, 200],
    [{ maxWidth: 200, crop: 'TOP' as const }, 200, 100],
    [{ maxWidth: 2000 }, 1000, 500],
    [{ maxWidth: 3000, maxHeight: 3000, crop: 'LEFT' as const }, 500, 500],
  ])('is as large as %j asks, and never larger than it is', async (transform, width, height) => {
    expect(await sizeOf(await get(urlOf(transform)))).toMatchObject({ width, height })
  })

  it.each(['constructor', '__proto__', 'toString', 'svg'])(
    'comes as it is where its form is called %s',
    async (format) => {
      const response = await get(`${urlOf()}&format=${format}`)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    },
  )

  it.each([
    ['50x50', 64, 32],
    ['200x', 200, 100],
    ['x100', 200, 100],
    ['100x@2x', 200, 100],
    ['200x200_crop_center', 200, 200],
    ['small', 128, 64],
    ['medium.progressive', 240, 120],
  ])('has the size that older clients write into its name: %s', async (size, width, height) => {
    const named = await get(`/cdn/shop/files/${key.replace(/(\.[a-z]+)$/, `_${size}$1`)}?v=1`)
    expect(named.status).toBe(200)
    expect(await sizeOf(named)).toMatchObject({ width, height })
  })

  it.each(['_x', '_50y50', '_huge', '_50x50_crop_corner'])(
    'is not found by a name that says no size: %s',
    async (size) => {
      expect((await get(`/cdn/shop/files/${key.replace(/(\.[a-z]+)$/, `${size}$1`)}`)).status).toBe(404)
    },
  )

  it('is found where the loader of the official components looks for it', async () => {
    const src = pictureUrl('http://main.localhost:3000', key, { maxWidth: 640 })
    const address = shopifyLoader({ src, width: 320, height: 320, crop: 'center' })
    expect(await sizeOf(await get(pathOf(address)))).toMatchObject({ width: 320, height: 320 })
  })

  it.each([
    ['image/avif,image/webp,*/*', '', 'image/avif'],
    ['image/webp,*/*', '', 'image/webp'],
    ['*/*', '', 'image/jpeg'],
    ['image/avif', '&format=png', 'image/png'],
    ['image/avif', '&format=jpg', 'image/jpeg'],
    ['*/*', '&format=svg', 'image/jpeg'],
  ])('speaks to “%s” with “%s” as %s', async (accept, format, type) => {
    const response = await get(`${urlOf({ maxWidth: 64 })}${format}`, { Accept: accept })
    expect(response.headers.get('Content-Type')).toBe(type)
  })

  it('is no avif above four megapixels, which would take hundreds of megabytes', async () => {
    const large = await sharp({ create: { width: 2_100, height: 2_000, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const saved = await shop.platform.parts.pictures.save(large)
    const path = `/cdn/shop/files/${saved.ok ? saved.pictureKey : ''}`
    const typeOf = async (width: number, accept: string) =>
      (await get(`${path}?width=${width}`, { Accept: accept })).headers.get('Content-Type')
    expect(await typeOf(2_100, 'image/avif,image/webp')).toBe('image/webp')
    expect(await typeOf(2_100, 'image/avif')).toBe('image/jpeg')
    expect(await typeOf(200, 'image/avif,image/webp')).toBe('image/avif')
  })

  it.each(['0', '-5', 'x', '1e9', '99999999', '1 OR 1', ''])('takes a width of “%s” for none', async (width) => {
    expect(await sizeOf(await get(`${urlOf()}&width=${encodeURIComponent(width)}`))).toMatchObject({ width: 1000 })
  })

  it('is made once, however many ask', async () => {
    const folder = join(shop.platform.parts.dataDir, 'pictures-cache')
    const before = readdirSync(folder).length
    const responses = await Promise.all(Array.from({ length: 80 }, () => get(urlOf({ maxWidth: 720 }))))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(readdirSync(folder)).toHaveLength(before + 1)
  })

  it('answers Retry-After when too many different ones are requested at once', async () => {
    const crops = ['TOP', 'BOTTOM', 'LEFT', 'RIGHT'] as const
    const queryResult = Array.from({ length: 120 }, (_, index) =>
      get(urlOf({ maxWidth: 100, maxHeight: 50 + Math.floor(index / 4), crop: crops[index % 4] })),
    )
    const responses = await Promise.all(queryResult)
    const busy = responses.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers.get('Retry-After')).toBe('1')
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(66)
  })
})

describe('a file outside', () => {
  const outside = ['secret.txt', 'uploads-secret.webp', '.env']

  beforeAll(() => {
    const { dataDir } = shop.platform.parts
    for (const name of outside) writeFileSync(join(dataDir, name), 's3cret')
    mkdirSync(join(dataDir, 'uploads'), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', '.hidden.webp'), 's3cret')
    writeFileSync(join(dataDir, 'uploads', 'page.html'), '<script>1</script>')
  })

  const ways = ['..', '%2e%2e', '%2E%2e', '%252e%252e', '..%00', '..%5c', '.%2e', '....', '..;', '%c0%ae%c0%ae']
  const tails = [
    ...ways.flatMap((way) =>
      outside.flatMap((name) => [`${way}/${name}`, `${way}%2f${name}`, `x/${way}/${way}/${name}`]),
    ),
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'C:%5cwindows',
    'page.html',
    '.hidden.webp',
    'nothing.webp',
    'x%00.webp',
    '%E0%A4%A',
    '',
    `${'a'.repeat(300)}.webp`,
  ]

  it.each(['/uploads/', '/cdn/shop/files/', '/cdn/shop/files/uploads/', '/cdn/shop/files/demo/'])(
    'cannot be reached through %s',
    async (prefix) => {
      for (const tail of tails) {
        const response = await get(prefix + tail)
        const isDrawing = response.headers.get('Cache-Control') === 'public, max-age=300'
        if (!isDrawing) expect([tail, response.status]).toEqual([tail, 404])
        expect(await response.text()).not.toContain('s3cret')
      }
    },
  )
})
