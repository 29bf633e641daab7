import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../../../scripts/setup/project.mjs'
import type { createThresholds } from '../../support/proofs/thresholds.ts'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { findFreePort } from '../../support/servers/free-port.ts'
import { startServer } from '../../support/servers/running-server.ts'
import { makePaths } from './hostile-paths.ts'
import { field } from './picture-pieces.ts'
import { type RawResponse, requestRaw } from './raw-request.ts'

const canary = 'c4nary-of-the-house'
const honest = `uploads/${'0'.repeat(32)}.webp`
const minPaths = 500

/** Beside and above the folders that are served. */
const plant = async (folder: string, dataDir: string) => {
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await chmod(dataDir, 0o755)
  const outside = [join(folder, 'outside.txt'), join(dataDir, 'secret.txt'), join(dataDir, '.env')]
  for (const path of [...outside, join(dataDir, 'uploads', '.hidden.webp'), join(dataDir, 'uploads', 'page.html')])
    await writeFile(path, canary)
  await writeFile(join(dataDir, honest), await field(60, 40).webp().toBuffer())
  // Of another look than the honest one: no text gives away a picture that was taken from outside.
  const pictures = [join(folder, 'outside.webp'), join(dataDir, 'uploads-secret.webp')]
  for (const path of pictures) await writeFile(path, await field(61, 41, '#ff0000').webp().toBuffer())
  return [...outside, ...pictures]
}

/** A line of each, by which it would be known. */
const traceOf = async (path: string) => {
  const lines = (await readFile(path, 'latin1')).split('\n').slice(0, 40)
  return { path, trace: lines.toSorted((one, other) => other.length - one.length)[0]?.slice(0, 60) ?? canary }
}

const findLeak = ({ status, head, body }: RawResponse, traces: readonly { path: string; trace: string }[]) => {
  const text = body.toString('latin1')
  const leaked = traces.find(({ trace }) => text.includes(trace))
  if (leaked) return `shows ${leaked.path}`
  if (text.includes(canary)) return 'shows a file that is not served'
  if (/"mappings"\s*:|sourceMappingURL=data|PRIVATE KEY/.test(text)) return 'shows a source map or a key'
  if (status >= 500 || status === 0) return `responds ${status}`
  const location = /^location: (.*)$/im.exec(head)?.[1]
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `sends away to ${location}`
  const isDrawing = head.toLowerCase().includes('cache-control: public, max-age=300')
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
  const isPage = type.startsWith('text/html') && text.startsWith('<!DOCTYPE html>')
  return status === 200 && !isDrawing && !isPage ? `responds 200 as ${type}` : undefined
}

/** T38: however a path is written, it leads to nothing outside the folders that are served. */
export const provePaths = async ({ hold, none }: ReturnType<typeof createThresholds>): Promise<void> => {
  const folder = await createDataFolder()
  const dataDir = join(folder.path, 'data')
  const planted = await plant(folder.path, dataDir)
  const [main, retail] = [await findFreePort(), await findFreePort()]
  const server = await startServer({ env: { DATA_DIR: dataDir, MAIN_PORT: String(main), RETAIL_PORT: String(retail) } })
  try {
    const ours = ['package.json', '.gitignore', 'apps/store/server/config.ts', 'packages/platform/package.json']
    const stored = (await readdir(dataDir))
      .filter((name) => /secrets|\.(pem|key|json)$/.test(name))
      .map((name) => join(dataDir, name))
    const outside = [...planted, ...stored, ...ours.map((path) => inRoot(path)), '/etc/passwd']
    const traces = await Promise.all(outside.map(traceOf))
    const paths = makePaths(outside.map((path) => relative('/', path)))
    hold(`paths, at least ${minPaths}`, paths.length, paths.length >= minPaths)
    const targets = {
      'the shop': { port: server.port, host: `localhost:${server.port}` },
      'an endpoint on the shop’s port': { port: server.port, host: `main.localhost:${server.port}` },
      'the endpoint of main': { port: main, host: `main.localhost:${main}` },
      'the endpoint of retail': { port: retail, host: `retail.localhost:${retail}` },
    }
    for (const [name, target] of Object.entries(targets)) {
      const faults: string[] = []
      const statuses = new Map<number, number>()
      for (const path of paths) {
        let response = await requestRaw(target, path)
        // On a machine with other work it may say so, and that shows nothing here.
        for (let turn = 0; response.status === 503 && turn < 10; turn += 1) {
          await sleep(1_000)
          response = await requestRaw(target, path)
        }
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const leak = findLeak(response, traces)
        if (leak) faults.push(`${path.slice(0, 120)} ${leak}`)
      }
      none(`${name}, of ${paths.length} paths that lead outside or break`, faults)
      console.log(`        responds: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
      const seen = await requestRaw(target, `/cdn/shop/files/${honest}`)
      hold(`${name} shows what is inside`, seen.status, seen.status === 200 && seen.body.length > 0)
    }
  } finally {
    await server.stop()
    await folder.remove()
  }
}
