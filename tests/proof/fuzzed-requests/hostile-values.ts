import fc from 'fast-check'
import type { JsonSchema } from '../../support/requests/every-route.ts'
import { hostileTexts } from '../../support/requests/hostile-texts.ts'

const deep = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** Of no type that anybody expects. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, '', 0, -1, 1.5, 1e21, -0, 2 ** 53, 2 ** 31, 1e308),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(
    deep(5),
    deep(60),
    Array.from({ length: 500 }, () => 0),
    'x'.repeat(20_000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** What the schema asks for, as far as its types say it. */
const expected = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const either = schema.anyOf ?? schema.oneOf
  if (either?.length) return fc.oneof(...either.map(expected))
  if (schema.allOf?.[0]) return expected(schema.allOf[0])
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (schema.properties) return objectOf(schema.properties)
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}), { maxLength: 4 })
  if (type === 'integer') return fc.integer({ min: -5, max: 10_000 })
  if (type === 'number') return fc.double({ min: 0, max: 1e6, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...hostileTexts), fc.uuid(), fc.emailAddress())
}

/** Mostly of the type that is asked for: what is wrong in many places is refused for the first of them alone. */
const valueFor = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: expected(schema) }, { weight: 1, arbitrary: junk })

const objectOf = (properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueFor(schema)])), {
    requiredKeys: [],
  })

const brokenJson = fc.constantFrom(
  ...[
    '',
    '{',
    '[',
    'null',
    '"x"',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...[
    '{"a":1e999}',
    '\ufeff{}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    `${'['.repeat(500)}${']'.repeat(500)}`,
    'a=b',
    '{}{}',
  ],
)

export const jsonBody = (schema: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: valueFor(schema).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: brokenJson },
  )

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('1', 'new', 'main', 'laptop', 'lenovo-thinkpad-t480', 'price-asc', 'en', 'es'),
  fc.uuid(),
  fc.integer().map(String),
)

/** A lone surrogate cannot be encoded: it goes out as its bytes would. */
export const encode = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** Parameters of a URL or a form: known and unknown, some of them twice. */
export const parameters = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...names, 'lang') },
          { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'x[]', 'a[b][c]', '', 'toString') },
        ),
        anyText,
      ),
      { maxLength: 6 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value.slice(0, 2_000))}`).join('&'))
