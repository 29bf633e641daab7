import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { createPageChunks } from './page-chunks.ts'
import { sharedPackages } from './shared-packages.ts'

const pageChunks = createPageChunks(join(import.meta.dirname, 'app'), [
  { name: 'every-page', neededBy: ['entry.client.tsx'] },
  { name: 'every-page', neededBy: ['root.tsx'] },
  { name: 'every-page', neededBy: ['routes/products/product.tsx', 'routes/products/home.tsx'] },
  { name: 'every-page', neededBy: ['routes/products/product.tsx', 'routes/products/products.tsx'] },
  { name: 'every-page', neededBy: ['routes/products/product.tsx', 'routes/products/compare.tsx'] },
  // A product's lazy sections come soon after it: no other page's chunk for one small module of theirs.
  { name: 'every-page', neededBy: ['features/product/lazy-sections.ts', 'routes/products/home.tsx'] },
  { name: 'details', neededBy: ['features/product/lazy-sections.ts', 'routes/information/contact.tsx'] },
  { name: 'details', neededBy: ['features/product/lazy-sections.ts', 'routes/account/account.tsx'] },
  // Cards are on most pages; on a product's own they are below the fold.
  { name: 'cards', neededBy: ['features/catalogue/product-shelf.tsx'] },
  { name: 'cards', neededBy: ['routes/products/home.tsx', 'routes/products/products.tsx'] },
  { name: 'menus', neededBy: ['features/shell/wide-menus.ts'] },
  { name: 'listings', neededBy: ['routes/products/products.tsx', 'routes/products/search.tsx'] },
  // The quantity stepper, so that the cart does not fetch the product page's chunk for it.
  { name: 'stepper', neededBy: ['routes/products/product.tsx', 'routes/checkout/cart.tsx'] },
  { name: 'product', neededBy: ['routes/products/product.tsx'] },
  { name: 'forms', neededBy: ['routes/information/contact.tsx', 'features/product/back-in-stock-dialog.tsx'] },
  { name: 'information', neededBy: ['routes/information/faq.tsx', 'routes/information/terms.tsx'] },
  // Every first visit pays for the names of all chunks: what personal pages share is one.
  {
    name: 'personal',
    neededBy: [
      'routes/login/login.tsx',
      'routes/login/register.tsx',
      'routes/login/forgot-password.tsx',
      'routes/account/account.tsx',
      'routes/account/account-address.tsx',
      'routes/account/account-security.tsx',
      'routes/checkout/cart.tsx',
      'routes/checkout/checkout-success.tsx',
      'routes/products/wishlist.tsx',
      'routes/orders/orders.tsx',
      'routes/orders/order.tsx',
      'routes/orders/order-return.tsx',
    ],
    atLeast: 2,
  },
])

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

export default defineConfig(({ command }) => ({
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
          groups: pageChunks,
        },
      },
    },
  },
  // Every first visit pays for the names of all chunks, so they are as short as the bundler allows.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' } },
      },
    },
    // The server reads all of it at its start: one file takes a third of the time of many, packages included.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [], external: sharedPackages },
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  // Found at the start, because one found later makes Vite reload the page under the developer's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
}))
