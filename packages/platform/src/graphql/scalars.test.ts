import { type GraphQLScalarType, parseValue } from 'graphql'
import { describe, expect, it } from 'vitest'
import { attachResolvers } from './attach-resolvers.ts'
import { buildOfficialSchema } from './official-schema.ts'
import { scalars } from './scalars.ts'

const schema = attachResolvers(buildOfficialSchema('storefront'), [], scalars)
const scalar = (name: string) => schema.getType(name) as GraphQLScalarType

describe('scalars', () => {
  it.each([
    ['DateTime', new Date('2026-03-01T10:20:30.456Z'), '2026-03-01T10:20:30Z'],
    ['DateTime', '2026-03-01 10:20:30.456+01', '2026-03-01T09:20:30Z'],
    ['Decimal', '10.5', '10.5'],
    ['UnsignedInt64', 12n, '12'],
    ['HTML', '<p>x</p>', '<p>x</p>'],
  ])('%s writes %s as %s', (name, value, written) => {
    expect(scalar(name).serialize(value)).toBe(written)
  })

  it.each([
    ['DateTime', '2026-03-01T10:20:30Z', '"2026-03-01"'],
    ['Decimal', 1.5, '1.5'],
    ['Decimal', '12', '"12.00"'],
    ['UnsignedInt64', '18446744073709551615', '7'],
    ['URL', 'https://dvaput.example/x', '"http://x.example"'],
    ['Color', '#a1B2c3', '"#000000"'],
    ['JSON', { any: [1] }, '{any: [1]}'],
  ])('%s reads %j and %s', (name, value, literal) => {
    expect(() => scalar(name).parseValue(value)).not.toThrow()
    expect(() => scalar(name).parseLiteral(parseValue(literal))).not.toThrow()
  })

  it.each([
    ['DateTime', 'yesterday'],
    ['DateTime', 5],
    ['DateTime', '2026-13-45T00:00:00Z'],
    ['DateTime', '0000-01-01'],
    ['DateTime', '0001-01-01T00:00:00+01:00'],
    ['DateTime', '9999-12-31T23:59:59-01:00'],
    ['Decimal', '1e9'],
    ['Decimal', 'NaN'],
    ['Decimal', Number.NaN],
    ['UnsignedInt64', '-1'],
    ['URL', 'javascript:alert(1)'],
    ['URL', '/path'],
    ['Color', 'red'],
  ])('%s refuses %j', (name, value) => {
    expect(() => scalar(name).parseValue(value)).toThrow('expected a')
  })
})
