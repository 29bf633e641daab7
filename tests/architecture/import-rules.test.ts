import { describe, expect, test } from 'vitest'
import { checkImports, findCycles, findFolderCycles, oneWayPackages } from './import-rules.ts'
import { readImports } from './imports.ts'
import { readSourceFiles } from './source-files.ts'

test('every import of the project keeps the rules', () => {
  const sources = readSourceFiles()
  expect(sources.flatMap(readImports).filter(({ target }) => target !== undefined).length).toBeGreaterThan(100)
  expect(checkImports(sources)).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect(findCycles(readSourceFiles())).toEqual([])
})

test('folders of a package depend on each other one way, types included', () => {
  const sources = readSourceFiles()
  for (const name of oneWayPackages)
    expect(sources.filter(({ path }) => path.startsWith(`packages/${name}/src/`)).length).toBeGreaterThan(10)
  expect(findFolderCycles(sources)).toEqual([])
})

describe('the rules see', () => {
  test.each([
    ['packages/domain/src/a.ts', "import { b } from '@dvaput/backend/b'", 'domain may import nothing of ours'],
    ['packages/domain/src/a.ts', "import { readFile } from 'node:fs/promises'", 'domain uses no library'],
    ['packages/domain/src/a.test.ts', "import { b } from '@dvaput/database/b'", 'domain may import nothing of ours'],
    ['packages/database/src/a.ts', "import type { B } from '@dvaput/backend/b'", 'database may import nothing of ours'],
    ['packages/integrations/src/a.ts', "export * from '@dvaput/database/b'", 'integrations may import domain'],
    ['packages/platform/src/a.ts', "import '@dvaput/integrations/b'", 'platform may import domain, database'],
    ['packages/backend/src/a.ts', "const b = await import('@dvaput/platform/b')", 'backend may import domain'],
    [
      'packages/backend/src/a.test.ts',
      "import { b } from '../../../apps/store/server/b.ts'",
      'nothing imports the server',
    ],
    ['packages/reviews/src/a.ts', "import { b } from '@dvaput/domain/b'", 'packages/reviews has no line'],
    [
      'packages/backend/src/a.ts',
      "import { b } from '../../domain/src/b.ts'",
      'another package is imported by its name',
    ],
    ['sandboxes/mail/src/a.ts', "import { b } from '@dvaput/domain/b'", 'sandboxes import nothing of ours'],
    ['sandboxes/era/src/a.ts', "import { b } from '@dvaput/sandbox-mail/b'", 'sandboxes import nothing of ours'],
    [
      'apps/store/app/lib/a.ts',
      "import { b } from '@dvaput/backend/b'",
      'the app may import domain, i18n, ui, and types of backend',
    ],
    ['apps/store/app/lib/a.ts', "import {\n  type B,\n} from '@dvaput/backend/b'", 'the app may import domain'],
    ['apps/store/app/lib/a.ts', "import type { B } from '@dvaput/database/b'", 'the app may import domain'],
    ['apps/store/app/lib/a.ts', "import { readFileSync } from 'node:fs'", 'the app runs in the browser'],
    ['apps/store/app/routes/a.tsx', "import { b } from '../../server/b.ts'", 'nothing imports the server'],
    ['apps/store/app/features/cart/a.ts', "import { b } from '../offers/b.ts'", 'features do not import features'],
    ['apps/store/app/features/cart/a.ts', "import { b } from '../../routes/b.tsx'", 'routes are the top'],
    ['apps/store/app/ui/a.tsx', "import { b } from '../features/cart/b.ts'", 'ui is below the features'],
    ['apps/store/app/lib/a.ts', "import { b } from '../../../admin/app/lib/b.ts'", 'share packages alone'],
    ['apps/admin/app/lib/a.ts', "import { b } from '../../../store/app/lib/b.ts'", 'share packages alone'],
    ['apps/admin/app/features/offers/a.ts', "import { b } from '../orders/b.ts'", 'features do not import features'],
    ['apps/admin/app/lib/a.ts', "import { b } from '@dvaput/backend/b'", 'the app may import domain'],
    ['apps/store/app/state/a.ts', "import { b } from '../features/cart/b.ts'", 'state is below the features'],
    [
      'apps/store/server/a.ts',
      "import { b } from '@dvaput/demo/b'",
      'only the start of the server may import the demo',
    ],
    ['apps/store/app/a.ts', "const b = await import('@dvaput/demo/b')", 'only the start of the server may import'],
    [
      'packages/platform/src/a.ts',
      "import type { B } from '@dvaput/demo/b'",
      'only the start of the server may import',
    ],
  ])('%s: %s', (path, text, complaint) => {
    expect(checkImports([{ path, text }]).join('\n')).toContain(complaint)
  })

  test('a cycle, but not one of types alone', () => {
    const b = { path: 'packages/domain/src/b.ts', text: "import { a } from './a.ts'" }
    const a = (text: string) => ({ path: 'packages/domain/src/a.ts', text })
    expect(findCycles([a("import { b } from './b.ts'"), b])).toEqual([
      'packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/a.ts',
    ])
    expect(findCycles([a("import type { B } from './b.ts'"), b])).toEqual([])
  })

  describe('a cycle of folders', () => {
    const file = (path: string, text: string) => ({ path: `packages/shop/src/${path}`, text })
    const orders = file('orders/place.ts', "import { price } from '../carts/deep/price.ts'")
    const carts = file('carts/cart.ts', "import type { Order } from '../orders/order.ts'")

    test('of types alone, and of files that know nothing of each other', () => {
      expect(findFolderCycles([orders, carts], ['shop'])).toEqual([
        'packages/shop: orders → carts → orders (orders/place.ts imports carts/deep/price.ts, carts/cart.ts imports orders/order.ts)',
      ])
    })

    test('that goes through a third folder is found', () => {
      const stock = file('stock/stock.ts', "import { order } from '../orders/order.ts'")
      const through = file('carts/cart.ts', "const { stock } = await import('../stock/stock.ts')")
      expect(findFolderCycles([orders, through, stock], ['shop']).join()).toContain('orders → carts → stock → orders')
    })

    test('through the file that puts the package together', () => {
      const root = file('shop.ts', "import { place } from './orders/place.ts'")
      const upwards = file('orders/place.ts', "import type { Shop } from '../shop.ts'")
      expect(findFolderCycles([root, upwards], ['shop']).join()).toContain('shop.ts → orders → shop.ts')
    })

    test('not in a package that is not on the list, and not of tests', () => {
      expect(findFolderCycles([orders, carts], ['other'])).toEqual([])
      expect(findFolderCycles([orders, { ...carts, path: 'packages/shop/src/carts/cart.test.ts' }], ['shop'])).toEqual(
        [],
      )
    })
  })
})

describe('the rules let through', () => {
  test.each([
    ['packages/backend/src/a.ts', "import { b } from '@dvaput/integrations/b'"],
    ['packages/domain/src/a.test.ts', "import { test } from 'vitest'"],
    ['packages/backend/src/a.ts', "// import { b } from '@dvaput/platform/b'"],
    ['apps/store/app/lib/a.ts', "import type { B } from '@dvaput/backend/b'"],
    ['apps/store/app/routes/a.tsx', "import { b } from '../features/cart/b.ts'"],
    ['apps/store/app/features/cart/a.ts', "import { b } from './b.ts'"],
    ['apps/store/server/a.ts', "import { b } from '@dvaput/platform/b'"],
    ['apps/admin/app/routes/a.tsx', "import { b } from '@dvaput/ui/b.tsx'"],
    ['apps/store/server/a.ts', "const { b } = await import('@dvaput/demo/b')"],
    ['packages/backend/src/a.test.ts', "import { b } from '@dvaput/demo/b'"],
  ])('%s: %s', (path, text) => {
    expect(checkImports([{ path, text }])).toEqual([])
  })
})
