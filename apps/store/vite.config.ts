import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs goes into one file: fewer requests, and it compresses better than in a dozen. */
const everyPage =
  /\/(app\/(features\/(shell\/(?!mobile-menu\.)|search\/search-(box|form)\.|cart\/cart-link\.)|i18n\/[\w-]+\.ts|lib\/(?!structured-data\/|cart\/use-|(api|compared|picture-sources|recently-viewed|stored-handles)\.)|ui\/(icon|logo|button|button-link|button-classes|join-classes|spinner|toast|toaster)\.)|packages\/domain\/src\/(markets|money|text)\/|node_modules\/react-dom\/(index|cjs\/react-dom\.))/

/** Cards stand on most pages; their rules of price and stock come with them. */
const cards =
  /\/(app\/(features\/catalogue\/(product-|card-|compare-)|ui\/(badge|picture|price|product-card-frame|breadcrumb|state-panel|error-state|icon-button|text-link)\.)|packages\/domain\/src\/catalogue\/(condition|prices)\.)/

/** A listing and a search share everything but their headings. The drawer comes when it is opened. */
const listings =
  /\/app\/(features\/catalogue\/(?!filter-drawer\.)|ui\/(pagination|checkbox|radio|plain-select|control-classes)\.)|\/packages\/domain\/src\/catalogue\/listing-/

/** All of a product's page but what opens over it, and what a later navigation to it needs. */
const product =
  /\/app\/(features\/(product\/(?!tell-me-dialog|lost-product|open-product|product-page|source-failure)|(share|compare)\/[\w-]+-button\.)|ui\/(gallery|gallery-frame|use-late-dialog|fact-table)\.)/

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'every-page', test: everyPage },
            { name: 'cards', test: cards },
            { name: 'listings', test: listings },
            { name: 'product', test: product },
          ],
        },
      },
    },
  },
  // Found at the start, because one found later makes Vite reload the page under the developer's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
})
