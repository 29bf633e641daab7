import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs goes into one file: fewer requests, and it compresses better than in a dozen. */
const everyPage =
  /\/(app\/(features\/shell\/(?!mobile-menu\.)|i18n\/[\w-]+\.ts|lib\/|ui\/(icon|logo|button|button-link|button-classes|join-classes|spinner|toast|toaster)\.)|packages\/domain\/src\/(markets|money|text)\/)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // light-dark() is understood everywhere we support; the transpiled form is longer.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A picture or font inlined as data: is sent again with every page that uses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'every-page', test: everyPage }] } } },
  },
  // Found at the start, because one found later makes Vite reload the page under the developer's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
})
