import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What decides about sizes is as in the shop. */
export default defineConfig({
  plugins: [reactRouter()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
