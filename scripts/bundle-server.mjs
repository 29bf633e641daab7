import { dirname, isAbsolute, relative } from 'node:path'
import { build } from 'vite'
import { inRoot } from './setup/project.mjs'
import { serverBundle } from './setup/server-program.mjs'

const folder = dirname(serverBundle)

/**
 * A module finds its fonts, pictures and migrations beside its source, wherever its code is run from: its place is written
 * as seen from the bundle, so that a built shop can be moved.
 *
 * @type {import('vite').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!isAbsolute(id) || !code.includes('import.meta.')) return undefined
    const url = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`
    const directory = JSON.stringify(`/${relative(folder, dirname(id))}`)
    return code.replaceAll(/import\.meta\.(\w+)(\(['"]\.\/[^'"]+['"]\))?/g, (found, name, path) => {
      if (name === 'env') return found
      if (name === 'url') return url
      if (name === 'dirname') return `(import.meta.dirname + ${directory})`
      if (name === 'resolve' && path) return `new URL${path.replace(')', `, ${url})`)}.href`
      return this.error('a place that the bundle cannot keep')
    })
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
    outDir: folder,
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
