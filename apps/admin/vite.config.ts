import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { sharedPackages } from '../store/shared-packages.ts'

const storeApp = join(import.meta.dirname, '../store/app')
const ownCatalogue = join(import.meta.dirname, 'app/i18n/catalogue.ts')

/** The kit of the store reads its texts from our catalogue, which has those alone: not all texts of the store. */
const ownMessages: Plugin = {
  name: 'own-messages',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/catalogue.ts') && importer?.startsWith(storeApp) ? ownCatalogue : undefined,
}

export default defineConfig(({ command }) => ({
  base: '/admin/',
  plugins: [ownMessages, tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  // To find and read the many files of packages takes longer than to run them.
  environments: { ssr: { resolve: { noExternal: command === 'build' ? true : [], external: sharedPackages } } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
}))
