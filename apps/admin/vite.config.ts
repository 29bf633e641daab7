import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { sharedPackages } from '../store/shared-packages.ts'

export default defineConfig(({ command }) => ({
  base: '/admin/',
  plugins: [tailwindcss(), reactRouter()],
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
