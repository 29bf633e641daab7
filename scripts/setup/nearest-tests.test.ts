import { expect, test } from 'vitest'
import { findNearestTests } from './nearest-tests.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((specifier) => `import '${specifier}'`).join('\n'),
})

const sources = [
  file('packages/domain/src/money/money.ts'),
  file('packages/domain/src/money/money.test.ts', './money.ts'),
  file('packages/domain/src/cart/price.ts', '../money/money.ts'),
  file('packages/domain/src/cart/price.test.ts', './price.ts'),
  file('packages/backend/src/orders/total.test.ts', '@dvaput/domain/money/money'),
  file('packages/domain/src/text/language.test.ts', './language.ts'),
  file('tests/e2e/support/cart-of.ts', '@dvaput/domain/money/money'),
  file('tests/e2e/cart.spec.ts', './support/cart-of.ts'),
]

test('the tests that read a changed file are found, the nearest first', () => {
  const { unit, e2e, leftOut } = findNearestTests(['packages/domain/src/money/money.ts'], sources)
  expect(unit).toEqual([
    'packages/backend/src/orders/total.test.ts',
    'packages/domain/src/money/money.test.ts',
    'packages/domain/src/cart/price.test.ts',
  ])
  // Two steps away: a browser takes longer than this run has.
  expect(e2e).toEqual([])
  expect(leftOut).toBe(1)
})

test('a changed test is run itself, also one in the browser', () => {
  const changed = ['tests/e2e/cart.spec.ts', 'packages/domain/src/text/language.test.ts']
  const { unit, e2e } = findNearestTests(changed, sources)
  expect(unit).toEqual(['packages/domain/src/text/language.test.ts'])
  expect(e2e).toEqual(['tests/e2e/cart.spec.ts'])
})

test('a test file that was deleted is not run', () => {
  expect(findNearestTests(['packages/domain/src/gone.test.ts'], sources).unit).toEqual([])
})

test('the quick run takes twenty-five of many tests that read a changed file, and counts the rest', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    file(`packages/domain/src/money/a${index}.test.ts`, './money.ts'),
  )
  const { unit, leftOut } = findNearestTests(['packages/domain/src/money/money.ts'], many)
  expect(unit).toHaveLength(25)
  expect(leftOut).toBe(15)
})

const visiting = (path: string, ...urls: string[]) => ({ path, text: urls.map((url) => `visit('${url}')`).join('\n') })

const pages = [
  {
    path: 'apps/store/app/routes.ts',
    text: `page.personal('cart', 'routes/cart.tsx', {}), page.shared('product/:handle', 'routes/product.tsx'),
      page.gated(gatedPaths.importedListing, 'routes/imported.tsx'), page.shared('*', 'routes/not-found.tsx'),
      page.personal('checkout/success', 'routes/done.tsx')`,
  },
  { path: 'apps/store/app/lib/gated-paths.ts', text: `export const gatedPaths = { importedListing: 'international' }` },
  { path: 'apps/admin/app/routes.ts', text: `screen('orders/:id', 'routes/order.tsx', { permission: 'orders.read' })` },
  file('apps/store/app/routes/cart.tsx', '../features/cart/lines.tsx'),
  file('apps/store/app/routes/product.tsx', '../features/cart/add.tsx'),
  file('apps/store/app/routes/imported.tsx'),
  file('apps/store/app/routes/done.tsx'),
  file('apps/store/app/features/cart/lines.tsx'),
  file('apps/store/app/features/cart/add.tsx'),
  file('apps/admin/app/routes/order.tsx'),
  visiting('tests/e2e/buy.spec.ts', '/cart', '/cart', '/cart', '/checkout/success'),
  visiting('tests/e2e/cart.spec.ts', '/cart'),
  visiting('tests/e2e/gallery.spec.ts', '/product/lenovo', '/product/dell', '/cart'),
  visiting('tests/e2e/gate.spec.ts', '/international', '/internationally'),
  visiting('tests/e2e/screens.spec.ts', '/admin/orders/main-7', '/orders/main-7'),
  {
    path: 'tests/e2e/after.spec.ts',
    text: 'expect(page).toHaveURL(/\\/checkout\\/success\\?id=/); expect(/\\/checkout\\/success/)',
  },
]

test.each([
  ['cart.tsx', 'that is named like it', 'store/app/routes/cart.tsx', 'cart'],
  ['a part of the cart', 'of its page', 'store/app/features/cart/lines.tsx', 'cart'],
  ['a page with a part that varies', 'that opens it most', 'store/app/routes/product.tsx', 'gallery'],
  ['a page whose path has a name', 'that opens it', 'store/app/routes/imported.tsx', 'gate'],
  ['a page that a spec ends at', 'that expects it most', 'store/app/routes/done.tsx', 'after'],
  ['a screen of the administration', 'that opens it', 'admin/app/routes/order.tsx', 'screens'],
])('the quick run takes for %s the browser test %s', (_, __, changed, spec) => {
  expect(findNearestTests([`apps/${changed}`], pages).e2e).toEqual([`tests/e2e/${spec}.spec.ts`])
})

test('the quick run takes, for the layout of all pages, the browser test that opens the first page most often', () => {
  const sources = [...pages, visiting('tests/e2e/menus.spec.ts', '/', '/cart')]
  expect(findNearestTests(['apps/store/app/root.tsx'], sources).e2e).toEqual(['tests/e2e/menus.spec.ts'])
})

test('the quick run takes two of the browser tests of many changed pages', () => {
  const changed = ['cart', 'product', 'imported', 'done'].map((name) => `apps/store/app/routes/${name}.tsx`)
  expect(findNearestTests(changed, pages)).toMatchObject({
    e2e: ['tests/e2e/cart.spec.ts', 'tests/e2e/gallery.spec.ts'],
  })
})
