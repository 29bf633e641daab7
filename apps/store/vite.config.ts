import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs, React among it. */
const frame =
  /\/(app\/(root\.tsx$|features\/(shell\/(?!(mobile-menu|not-found-page)\.)|search\/search-(box|form)\.|cart\/cart-link\.)|i18n\/[\w-]+\.ts|lib\/(?!structured-data\/|(api|picture-sources|prefetch-details)\.)|state\/(cart|preferences|preference-names|stored-state)\.|ui\/(icon|logo|button|button-link|button-classes|join-classes|spinner|toast|toaster|lazy-part|use-late-dialog|opening-hours)\.)|packages\/domain\/src\/(markets|money|text)\/|node_modules\/(react|react-dom|react-router|scheduler)\/)/

/** What pages that show goods have in common, with the rules of price and condition. The others are few. */
const goods =
  /\/(app\/(lib\/(picture-sources|prefetch-details)|state\/(compared|stored-handles|use-add-to-cart)|ui\/(badge|picture|price|breadcrumb|state-panel|error-state|icon-button|text-link))\.|packages\/domain\/src\/catalogue\/(condition|prices)\.)/

/** In one file: fewer requests, and it compresses better than in a dozen. */
const everyPage = new RegExp(`${frame.source}|${goods.source}`)

/** Cards stand on most pages; on a product's own they lie below the fold. */
const cards =
  /\/app\/(features\/(catalogue\/(product-|card-)|compare\/compare-(toggle|bar)\.)|ui\/product-card-frame\.)/

/** A listing and a search share everything but their headings. The drawer comes when it is opened, the chips when something is chosen. */
const listings =
  /\/app\/(features\/catalogue\/(?!filter-(drawer|chips)\.|no-goods\.|choice-link\.)|ui\/(pagination|checkbox|radio|plain-select|control-classes)\.)|\/packages\/domain\/src\/catalogue\/listing-/

/** All of a product's page but what opens over it, and what a later navigation to it needs. */
const product =
  /\/app\/(features\/(product\/(?!tell-me-dialog|lost-product|open-product|product-page|source-failure|buy-sheet|late-parts|condition-section|battery-health|product-facts|terms-list|description)|(share|compare)\/[\w-]+-button\.)|ui\/(gallery|gallery-frame|late)\.)/

/**
 * Vite wraps every import() in a helper that preloads its styles and scripts. The styles are one file that is always
 * there, and the router preloads a page's scripts: what is left to do is the import.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // light-dark() is understood everywhere we support; the transpiled form is longer.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A picture or font inlined as data: is sent again with every page that uses it.
    assetsInlineLimit: 0,
    modulePreload: false,
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
