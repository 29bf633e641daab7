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

test('of many readers twenty-five are run, and the rest is counted', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    file(`packages/domain/src/money/a${index}.test.ts`, './money.ts'),
  )
  const { unit, leftOut } = findNearestTests(['packages/domain/src/money/money.ts'], many)
  expect(unit).toHaveLength(25)
  expect(leftOut).toBe(15)
})
