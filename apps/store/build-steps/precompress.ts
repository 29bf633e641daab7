import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses the built files of the app it runs in once at the highest quality, so that the server only sends them. */
const folder = join(process.cwd(), 'build/client')
const worthCompressing = new Set(['.js', '.css', '.svg', '.txt'])

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worthCompressing.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const body = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }))
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}
