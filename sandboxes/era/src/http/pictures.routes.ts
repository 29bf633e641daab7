import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'

/** Only names of this form reach the file system, so no path can leave the folder. */
const keyForm = /^demo\/[a-z0-9][a-z0-9.-]*\.avif$/

export const createPicturesRoutes = (folder: string) => {
  const app = new Hono()
  app.get('/images/:place/:name', async (c) => {
    const key = `${c.req.param('place')}/${c.req.param('name')}`
    const content = keyForm.test(key) ? await readFile(join(folder, key)).catch(() => undefined) : undefined
    if (!content) return c.text('no such picture', 404)
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/avif', 'Cache-Control': 'max-age=86400' })
  })
  return app
}
