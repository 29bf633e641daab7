import { describe, expect, test } from 'vitest'
import { checkImports, findCycles } from './import-rules.ts'
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
      'the app may import domain, and types of backend',
    ],
    ['apps/store/app/lib/a.ts', "import {\n  type B,\n} from '@dvaput/backend/b'", 'the app may import domain'],
    ['apps/store/app/lib/a.ts', "import type { B } from '@dvaput/database/b'", 'the app may import domain'],
    ['apps/store/app/lib/a.ts', "import { readFileSync } from 'node:fs'", 'the app runs in the browser'],
    ['apps/store/app/routes/a.tsx', "import { b } from '../../server/b.ts'", 'nothing imports the server'],
    ['apps/store/app/features/cart/a.ts', "import { b } from '../offers/b.ts'", 'features do not import features'],
    ['apps/store/app/features/cart/a.ts', "import { b } from '../../routes/b.tsx'", 'routes are the top'],
    ['apps/store/app/ui/a.tsx', "import { b } from '../features/cart/b.ts'", 'ui is below the features'],
    ['apps/store/app/state/a.ts', "import { b } from '../features/cart/b.ts'", 'state is below the features'],
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
  ])('%s: %s', (path, text) => {
    expect(checkImports([{ path, text }])).toEqual([])
  })
})
