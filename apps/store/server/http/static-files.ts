import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { once } from '@dvaput/domain/flow/once'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding } from './pages/encoding.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz' } as const

type File = {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly forms: Map<Encoding, Uint8Array<ArrayBuffer>>
}

/** Files of the assets folder carry a hash in their name, so they never change. */
const cacheControlOf = (name: string) =>
  name.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400'

const readFiles = (folder: string, base: string): Map<string, File> => {
  const files = new Map<string, File>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(names)
  for (const name of names) {
    const type = contentTypes[extname(name)]
    if (!type) continue
    const body = new Uint8Array(readFileSync(name))
    const forms = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', body]])
    for (const [encoding, suffix] of Object.entries(suffixes) as ['br' | 'gzip', string][])
      if (present.has(name + suffix)) forms.set(encoding, new Uint8Array(readFileSync(name + suffix)))
    const ownName = relative(folder, name).split(sep).join('/')
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    files.set(`${base}/${ownName}`, { type, etag, cacheControl: cacheControlOf(ownName), forms })
  }
  return files
}

/**
 * The built files, read once, when the first is requested: a path that is not in the list does not exist, so no trick
 * with dots or encodings can reach another folder.
 */
export const staticFiles = (folder: string, base = ''): MiddlewareHandler => {
  const files = once(() => readFiles(folder, base))
  return async (c, next) => {
    const mayBeFile = c.req.path.startsWith(`${base}/`) && extname(c.req.path) in contentTypes
    const file = mayBeFile ? files().get(c.req.path) : undefined
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const accepted = chooseEncoding(c.req.header('Accept-Encoding'))
    const encoding = file.forms.has(accepted) ? accepted : 'identity'
    const etag = `"${file.etag}.${encoding}"`
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
    })
    if (c.req.header('If-None-Match')?.includes(etag)) return c.newResponse(null, { status: 304, headers })
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    const body = file.forms.get(encoding) ?? new Uint8Array()
    headers.set('Content-Length', String(body.byteLength))
    return c.newResponse(c.req.method === 'HEAD' ? null : body, { headers })
  }
}
