import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { brotliCompressSync, constants } from 'node:zlib'
import { pagesOf } from '../bench/pages/pages-of.ts'
import { createDataFolder } from '../tests/support/servers/data-folder.ts'
import { startServer } from '../tests/support/servers/running-server.ts'
import { inRoot, projectNode, runCommand, SetupError } from './setup/project.mjs'
import { runStep } from './setup/run-step.mjs'

// React chooses its build when it is first imported.
process.env.NODE_ENV = 'production'
const { createRequestHandler } = await import('react-router')

// What a page may cost a first visitor on top of an empty app of the same stack.
const maxScriptBytes = 33_600
const maxStyleBytes = 15_000

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

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
  return [...files].map((file) => ({ file, name: chunks.find((chunk) => chunk.file === file)?.name ?? file }))
}

/** @param {Response} response */
const readPage = async (response) => {
  if (response.status !== 200) throw new SetupError(`The page to measure could not be rendered: ${response.status}`)
  return `${await response.text()} ${response.headers.get('Link')}`
}

/**
 * @param {string} client
 * @param {string} page
 */
const measure = (client, page) => {
  const sizes = filesOf(client, page).map(({ file, name }) => ({
    file,
    name,
    bytes: compressedBytes(join(client, file)),
  }))
  const sum = (/** @type {string} */ ending) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0)
  return { script: sum('.js'), style: sum('.css'), sizes }
}

const measureShop = async () => {
  const folder = await createDataFolder()
  const server = await startServer({ env: { DATA_DIR: folder.path } })
  try {
    // Read before the first is measured: compressing blocks longer than the server keeps an idle connection.
    const pages = []
    for (const [name, path] of Object.entries(await pagesOf(server.url)))
      pages.push({ name, page: await readPage(await fetch(server.url + path)) })
    return pages.map(({ name, page }) => ({
      name,
      ...measure(inRoot('apps', 'store', 'build', 'client'), page),
    }))
  } finally {
    await server.stop()
    await folder.remove()
  }
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
    return measure(join(folder, 'client'), await readPage(response))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

await runCommand(async () => {
  const empty = await measureEmptyApp()
  console.log(`  JavaScript of an empty app (brotli): ${kilobytes(empty.script)}; on top of it, and CSS:`)
  let isWithin = true
  for (const { name, script, style, sizes } of await measureShop()) {
    const own = script - empty.script
    console.log(
      `  ${name.padEnd(8)} ${kilobytes(own)} of ${kilobytes(maxScriptBytes)}, ${kilobytes(style)} of ${kilobytes(maxStyleBytes)}`,
    )
    if (own <= maxScriptBytes && style <= maxStyleBytes) continue
    isWithin = false
    console.error('  The first visit has become too large. Its files:')
    for (const { name: chunk, bytes } of sizes.sort((one, other) => other.bytes - one.bytes))
      console.error(`    ${kilobytes(bytes).padStart(9)}  ${chunk}`)
  }
  return isWithin ? 0 : 1
})
