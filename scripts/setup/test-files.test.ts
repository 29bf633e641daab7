import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot, projectNode } from './project.mjs'
import { checkFilters, findTestFiles } from './test-files.mjs'

const files = ['packages/domain/src/money/money.test.ts', 'tests/e2e/buy.spec.ts']

test.each(['money', 'tests/e2e', './tests/e2e/buy.spec.ts:40', 'packages/domain'])(
  'the filter %s finds tests',
  (filter) => {
    expect(() => checkFilters([filter], files)).not.toThrow()
  },
)

test('each of several filters must match a test file', () => {
  expect(() => checkFilters(['money', 'mony'], files)).toThrow('No test file matches the filter mony.')
})

test('a filter of the test command that follows an option is left to the runner', () => {
  expect(() => checkFilters(['money', '-t', 'rounds half up'], files)).not.toThrow()
})

test.each([['unit'], ['e2e'], []])('npm test with a filter that matches nothing fails: %s', (...part) => {
  const args = [inRoot('scripts', 'test.mjs'), ...part, 'no-such-file']
  const { status, stderr } = spawnSync(projectNode(), args, { encoding: 'utf8' })
  expect(stderr).toContain('No test file matches the filter no-such-file.')
  expect(status).toBe(1)
})

test('the files with tests are found by walking', () => {
  const { unit, e2e } = findTestFiles()
  expect(unit).toContain('scripts/setup/test-files.test.ts')
  expect(e2e).toContain('tests/e2e/buy.spec.ts')
  expect([...unit, ...e2e].filter((path) => path.includes('node_modules'))).toEqual([])
})
