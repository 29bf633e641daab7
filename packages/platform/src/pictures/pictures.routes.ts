import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { type Context, Hono } from 'hono'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { parsePictureKey } from './picture-key.ts'
import { picturePath } from './picture-url.ts'
import type { Crop, PictureFormat, RequestedSize } from './picture-variant.ts'
import type { Pictures } from './pictures.ts'
import { readSizeSuffix } from './size-suffix.ts'

const immutable = 'public, max-age=31536000, immutable'

const namedFormats: ReadonlyMap<string, PictureFormat> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
])
const crops: readonly string[] = ['center', 'top', 'bottom', 'left', 'right'] satisfies Crop[]

/** Loaders append to an address that may carry the name already: the last one is meant. */
const lastOf = (c: Context, name: string) => c.req.queries(name)?.at(-1)

const readSide = (text: string | undefined): number | undefined => {
  const side = Number(text)
  return text !== undefined && /^\d{1,5}(\.\d+)?$/.test(text) && side >= 1 ? Math.round(side) : undefined
}

const readRequestedSize = (c: Context): RequestedSize => {
  const crop = lastOf(c, 'crop')
  return {
    width: readSide(lastOf(c, 'width')),
    height: readSide(lastOf(c, 'height')),
    crop: crop !== undefined && crops.includes(crop) ? (crop as Crop) : undefined,
  }
}

/** Best first. Empty: whatever suits the picture. */
const readFormats = (c: Context): readonly PictureFormat[] => {
  const named = namedFormats.get(lastOf(c, 'format') ?? '')
  if (named) return [named]
  const accept = c.req.header('Accept') ?? ''
  return (['avif', 'webp'] as const).filter((format) => accept.includes(`image/${format}`))
}

const tailOf = (c: Context, prefix: string) => new URL(c.req.url).pathname.slice(prefix.length)

const alwaysHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

const respondWith = (c: Context, content: Buffer, headers: Record<string, string> & { ETag: string }) => {
  const all = { ...alwaysHeaders, ...headers }
  if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, all)
  return c.body(new Uint8Array(content), 200, { ...all, 'Content-Length': String(content.byteLength) })
}

/** Pictures in the requested size and format, and the uploaded ones as they were stored. */
export const picturesRoutes = ({ pictures, dataDir }: { pictures: Pictures; dataDir: string }) => {
  const routes = new Hono<ShopEndpointEnv>()

  routes.get(`${picturePath}*`, async (c) => {
    const client = clientGroup(c.env.endpoint.clientIp)
    const make = async (tail: string, requested: RequestedSize) => {
      const key = parsePictureKey(tail)
      return key === undefined ? undefined : pictures.make(key, requested, readFormats(c), client)
    }
    const tail = tailOf(c, picturePath)
    const sized = readSizeSuffix(tail)
    const made = (await make(tail, readRequestedSize(c))) ?? (sized && (await make(sized.tail, sized.requested)))
    if (made === undefined) return c.notFound()
    if (made === 'busy') return c.text('Busy', 503, { 'Retry-After': '1' })
    return respondWith(c, made.content, {
      'Content-Type': `image/${made.format}`,
      'Cache-Control': immutable,
      ETag: made.etag,
      Vary: 'Accept',
    })
  })

  routes.get('/uploads/*', async (c) => {
    const key = parsePictureKey(tailOf(c, '/'))
    const content = key?.endsWith('.webp') ? await readFile(join(dataDir, key)).catch(() => undefined) : undefined
    if (!key || !content) return c.notFound()
    return respondWith(c, content, { 'Content-Type': 'image/webp', 'Cache-Control': immutable, ETag: `"${key}"` })
  })

  return routes
}
