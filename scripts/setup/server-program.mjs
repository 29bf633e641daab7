import { readdirSync } from 'node:fs'
import { inRoot, projectNode } from './project.mjs'

const main = inRoot('apps', 'store', 'server', 'main.ts')

/** The server as one file: reading a thousand sources took longer than all else that a start does. */
export const serverBundle = inRoot('apps', 'store', 'build', 'program', 'main.mjs')

/** Compiled once for all starts. */
const compileCache = inRoot('node_modules', '.cache', 'compiled-server')

/**
 * Left alone, V8 lets the heap grow with the machine's memory before it collects: to several times what is in use, and for
 * many minutes under load.
 */
const heapLimit = '--max-old-space-size=512'

/** How the server is run, for `npm start` and for every test that starts one. React chooses its build by NODE_ENV. */
export const serverProgram = () => ({
  command: projectNode(),
  args: [serverBundle],
  env: {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    // The last of two counts, so somebody's own limit does.
    NODE_OPTIONS: [heapLimit, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    NODE_ENV: 'production',
  },
})

/** What the development server runs as it is; the React app is Vite's to watch, and so are the files Vite writes for itself. */
const serverSources = () => [
  inRoot('apps', 'store', 'server'),
  ...['packages', 'sandboxes'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => inRoot(folder, name, 'src')),
  ),
]

export const developmentServerProgram = () => ({
  command: projectNode(),
  args: [...serverSources().map((path) => `--watch-path=${path}`), '--watch-preserve-output', main, '--dev'],
  env: { ...process.env, NODE_ENV: 'development' },
})
