import { describe, expect, test } from 'vitest'
import { checkFiles } from './file-rules.ts'
import { readSourceFiles } from './source-files.ts'

test('every file of the project keeps the rules', () => {
  const sources = readSourceFiles()
  expect(sources.length).toBeGreaterThan(100)
  expect(checkFiles(sources)).toEqual([])
})

describe('the rules see', () => {
  test.each([
    ['packages/domain/src/moneyFormat.ts', '', 'is not kebab-case'],
    ['packages/backend/src/offers/offers.controller.ts', '', 'is not kebab-case with a suffix of the list'],
    ['packages/backend/src/offers/utils.ts', '', 'has a name that says nothing: utils'],
    ['packages/backend/src/offers/offer-helpers.ts', '', 'has a name that says nothing: offer-helpers'],
    ['packages/backend/src/common/offers.ts', '', 'has a name that says nothing: common'],
    ['apps/store/app/ui/index.ts', '', 'has a name that says nothing: index'],
    ['packages/domain/src/a.ts', 'x\n'.repeat(401), 'has 401 lines'],
    ['packages/backend/src/a.ts', 'const port = process.env.PORT', 'reads the environment'],
    ['apps/store/server/a.ts', 'const { env } = process', 'reads the environment'],
    ['apps/store/server/a.ts', "import { env } from 'node:process'", 'reads the environment'],
    ['packages/domain/src/a.ts', 'const now = Date.now()', 'domain has no clock'],
    ['packages/domain/src/a.ts', 'const now = new Date()', 'domain has no clock'],
    ['packages/domain/src/a.ts', 'const shown = amount.toLocaleString()', 'domain has no clock'],
    [
      'apps/store/app/a.tsx',
      'const { data } = useFetcher()\nuseEffect(() => {\n  add(data)\n}, [data, market])',
      'useFetcherResult does not miss one',
    ],
    [
      'apps/store/app/a.tsx',
      'const fetcher = useFetcher()\nuseEffect(() => add(fetcher.data), [fetcher.data])',
      'useFetcherResult does not miss one',
    ],
  ])('%s', (path, text, complaint) => {
    expect(checkFiles([{ path, text }]).join('\n')).toContain(complaint)
  })
})

describe('the rules let through', () => {
  test.each([
    ['packages/backend/src/offers/offers.routes.ts', ''],
    ['packages/backend/src/offers/offers.routes.test.ts', ''],
    ['apps/store/app/entry.server.tsx', ''],
    ['apps/store/app/features/product/product-page.server.ts', ''],
    ['packages/domain/src/a.ts', 'x\n'.repeat(400)],
    ['apps/store/server/config.ts', 'parse(process.env)'],
    ['packages/backend/src/a.ts', '// not process.env: it is handed in'],
    ['packages/domain/src/a.ts', 'const day = new Date(milliseconds)'],
    ['apps/store/app/a.tsx', 'const { data } = useFetcher()\nuseEffect(() => {\n  start()\n}, [market])\nshow([data])'],
    ['apps/store/app/a.tsx', 'const data = useLoaderData()\nuseEffect(() => {\n  show(data)\n}, [data])'],
  ])('%s', (path, text) => {
    expect(checkFiles([{ path, text }])).toEqual([])
  })
})
