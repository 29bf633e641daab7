import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { brotliCompressSync, constants } from 'node:zlib'
import { createMessagePreloads } from '../apps/store/server/http/message-preloads.ts'
import { createLog } from '../apps/store/server/log.ts'
import { markets } from '../packages/domain/src/markets/markets.ts'
import { inRoot, projectNode, runCommand, SetupError } from './setup/project.mjs'
import { runStep } from './setup/run-step.mjs'

// React chooses its build when it is first imported.
process.env.NODE_ENV = 'production'
const { createRequestHandler } = await import('react-router')
const { createRenderer, loadBuild } = await import('../apps/store/server/http/router.ts')

// What the shell may cost a first visitor on top of an empty app of the same stack.
const maxScriptBytes = 20_000
const maxStyleBytes = 15_000

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/** @param {string} path */
const compressedBytes = (path) =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength

/**
 * The files a page names, and what those import before anything runs.
 *
 * @param {string} client folder of the built files
 * @param {string} page everything the server says about the page
 */
const filesOf = (client, page) => {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const files = new Set([...page.matchAll(/\/(assets\/[\w.-]+\.(?:js|css))/g)].map(([, file]) => file ?? ''))
  for (const file of files) {
    const { imports = [], css = [] } = chunks.find((chunk) => chunk.file === file) ?? {}
    for (const found of [...imports.map((key) => manifest[key]?.file ?? ''), ...css]) if (found) files.add(found)
  }
  return [...files]
}

/**
 * @param {string} client
 * @param {Response} response
 * @param {(html: string) => string | undefined} preloads
 */
const measure = async (client, response, preloads = () => undefined) => {
  const html = await response.text()
  if (response.status !== 200) throw new SetupError(`The page to measure could not be drawn: ${response.status}`)
  const sizes = filesOf(client, `${html} ${preloads(html)}`).map((file) => ({
    file,
    bytes: compressedBytes(join(client, file)),
  }))
  const sum = (/** @type {string} */ ending) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0)
  return { script: sum('.js'), style: sum('.css'), sizes }
}

const measureShop = async () => {
  const folder = inRoot('apps', 'store', 'build')
  const client = join(folder, 'client')
  const build = await loadBuild(folder)
  const market = markets.ba
  const response = await createRenderer(
    () => build,
    createLog('silent'),
    'production',
  )(new Request('http://localhost/'), {
    market,
    language: market.languages[0],
    theme: 'system',
    origins: { ba: 'http://localhost', cl: 'http://cl.localhost' },
    demo: true,
    requestId: '',
  })
  return measure(client, response, createMessagePreloads(client))
}

const measureEmptyApp = async () => {
  const cache = inRoot('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside node_modules, so that what was built finds the packages it was built with.
  const folder = mkdtempSync(join(cache, 'empty-app-'))
  try {
    await runStep({
      title: 'Building an empty app to compare with',
      done: 'Empty app built',
      command: projectNode(),
      args: [inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', inRoot('bench', 'empty-app')],
      env: { ...process.env, NODE_ENV: 'production', EMPTY_APP_BUILD: folder },
    })
    const build = await import(join(folder, 'server/index.js'))
    const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'))
    return await measure(join(folder, 'client'), response)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

await runCommand(async () => {
  const empty = await measureEmptyApp()
  const shop = await measureShop()
  const own = shop.script - empty.script
  console.log(
    `  JavaScript of a first visit (brotli): ${kilobytes(shop.script)}, of an empty app ${kilobytes(empty.script)}`,
  )
  console.log(`  On top of the empty app: ${kilobytes(own)} of ${kilobytes(maxScriptBytes)}`)
  console.log(`  CSS: ${kilobytes(shop.style)} of ${kilobytes(maxStyleBytes)}`)
  if (own <= maxScriptBytes && shop.style <= maxStyleBytes) return 0
  console.error('  The first visit has become too large. Its files:')
  for (const { file, bytes } of shop.sizes.sort((one, other) => other.bytes - one.bytes))
    console.error(`    ${kilobytes(bytes).padStart(9)}  ${file}`)
  return 1
})
