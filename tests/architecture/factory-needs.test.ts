import { expect, it, test } from 'vitest'
import { readFactories } from './factory-needs.ts'
import { readSourceFiles } from './source-files.ts'

const maxNeeds = 6

it('no factory takes more than six needs', () => {
  const factories = readFactories(readSourceFiles())
  expect(factories.length).toBeGreaterThan(200)
  const large = factories.filter(({ needs }) => needs.length > maxNeeds)
  expect(large.map(({ path, name, needs }) => `${path} ${name}: ${needs.join(', ')}`)).toEqual([])
})

test.each([
  [
    'type Needs = {\n  readonly one: A\n  readonly two?: B\n}\n\nexport const createX = (needs: Needs) => 1',
    ['one', 'two'],
  ],
  ['export const createX = ({ one, two }: { one: A; two: Pick<B, "a" | "b"> }) => 1', ['one', 'two']],
  [
    'type Needs = {\n  readonly parts: {\n    readonly one: A\n    readonly two: B\n  }\n}\n\nexport const createX = async (needs: Needs) => 1',
    ['one', 'two'],
  ],
  [
    'type Needs = Pick<All, "a" | "b"> & { readonly one: A }\n\nexport const createX = (needs: Needs) => 1',
    ['Pick<All, "a" | "b">', 'one'],
  ],
  [
    'type Options<Q> = {\n  readonly one: (q: Q) => string\n  readonly now?: () => number\n  readonly max?: number\n}\n\nexport const createX = <Q>(options: Options<Q>) => 1',
    ['one'],
  ],
  ['type Needs = { readonly one: A }\n\nexport const assembleX = ({ one }: Needs) => 1', ['one']],
])('what a factory needs is counted by the fields of its type: %j', (text, needs) => {
  expect(readFactories([{ path: 'packages/backend/src/x.ts', text }])).toEqual([
    { path: 'packages/backend/src/x.ts', name: expect.stringMatching(/^(create|assemble)X$/), needs },
  ])
})
