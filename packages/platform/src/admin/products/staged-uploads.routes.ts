import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pictures } from '../../pictures/pictures.ts'
import { maxUploadBytes } from '../../pictures/save-picture.ts'
import type { ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import { stagedUploads } from '../../tables/staged-uploads.table.ts'
import { stagedUploadPath } from './staged-pictures.ts'

type Needs = { readonly database: Database; readonly pictures: Pick<Pictures, 'save'> }

const path = `${stagedUploadPath}:id{[0-9a-f-]{36}}`
/** A form has fields and boundaries beside the picture. */
const maxBodyBytes = maxUploadBytes + 64 * 1024

const statusOf = { busy: 503, 'too-large': 413 } as const

const readBytes = async (c: Context): Promise<Uint8Array | undefined> => {
  if (c.req.method === 'PUT') return new Uint8Array(await c.req.arrayBuffer())
  const { file } = await c.req.parseBody().catch(() => ({ file: undefined }))
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined
}

/** Takes the picture of a staged upload: whoever knows the URL may send it, once and within an hour. */
export const stagedUploadsRoutes = ({ database, pictures }: Needs) => {
  const routes = new Hono<ShopEndpointEnv>()
  routes.use(path, bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('Too large', 413) }))
  routes.on(['PUT', 'POST'], path, async (c) => {
    const isOpen = and(
      eq(stagedUploads.id, c.req.param('id')),
      eq(stagedUploads.shopId, c.env.endpoint.shop.id),
      isNull(stagedUploads.pictureKey),
      sql`${stagedUploads.createdAt} > app_now() - interval '1 hour'`,
    )
    if ((await database.db.$count(stagedUploads, isOpen)) === 0) return c.text('Not Found', 404)
    const bytes = await readBytes(c)
    if (!bytes) return c.text('No file', 400)
    const saved = await pictures.save(bytes)
    if (!saved.ok) {
      const status = saved.refusal in statusOf ? statusOf[saved.refusal as keyof typeof statusOf] : 422
      return c.text(saved.refusal, status)
    }
    const { pictureKey, width, height } = saved
    await database.db.update(stagedUploads).set({ pictureKey, width, height }).where(isOpen)
    return c.body(null, 201)
  })
  return routes
}
