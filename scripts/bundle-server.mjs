import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inRoot } from './setup/project.mjs'
import { serverBundle } from './setup/server-program.mjs'

/**
 * A module finds its fonts, pictures and migrations beside its source, wherever its code is run from.
 *
 * @type {import('vite').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return undefined
    const url = JSON.stringify(pathToFileURL(id).href)
    const kept = code
      .replaceAll('import.meta.url', url)
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll(/import\.meta\.resolve\((['"]\.\/[^'"]+['"])\)/g, (_, path) => `new URL(${path}, ${url}).href`)
    if (/import\.meta\.(?!env)/.test(kept)) this.error('a place that the bundle cannot keep')
    return kept
  },
}

/**
 * Packages that stay as they are: with code for the machine, with files that they look for beside their own, with copies
 * that must be those of the React app, or needed so rarely that they are read then.
 */
const leftOut = [
  ...['sharp', '@node-rs/argon2', 'pino', 'pdfkit', 'selfsigned', 'vite', 'pg-native'],
  ...['react', 'react-dom', 'react-router'],
]

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepPlaces],
  // Packages as well: to find and read their thousand files takes longer than to run them.
  ssr: { noExternal: true, external: leftOut },
  build: {
    ssr: true,
    outDir: dirname(serverBundle),
    emptyOutDir: true,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: inRoot('apps', 'store', 'server', 'main.ts') },
      // A module that is imported for what it does stays, and so does a call that is made for its error.
      treeshake: false,
      // `minify: false` above still removes calls whose value is not used, such as one that is made for its error.
      output: { minify: false, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
