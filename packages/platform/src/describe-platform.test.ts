import { readFileSync } from 'node:fs'
import { isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { describePlatform, implementedIn } from './describe-platform.ts'
import { buildOfficialSchema } from './graphql/official-schema.ts'
import { providedFields } from './storefront/provided-fields.ts'
import { storefrontAdditions } from './storefront/storefront-additions.ts'
import { storefrontResolvers } from './storefront/storefront-resolvers.ts'

const committed = readFileSync(new URL('../../../docs/platform.md', import.meta.url), 'utf8')

describe('docs/platform.md', () => {
  it('loses no name that the platform had before', () => {
    const now = implementedIn(describePlatform())
    expect([...implementedIn(committed)].filter((name) => !now.has(name))).toEqual([])
  })

  it('is what scripts/list-platform.mjs writes today', () => {
    expect(describePlatform()).toBe(committed)
  })

  it('names fields of products, carts, pictures and amounts', () => {
    const names = implementedIn(committed)
    for (const name of ['Product.title', 'Cart.checkoutUrl', 'Image.url', 'MoneyV2.amount'])
      expect(names).toContain(name)
    expect([...names].filter((name) => name.endsWith(': cartCreate'))).toHaveLength(1)
  })
})

describe('the list of what objects carry themselves', () => {
  const schema = buildOfficialSchema('storefront', storefrontAdditions)
  const keys = Object.entries(providedFields).flatMap(([type, fields]) => fields.map((field) => [type, field] as const))

  it('names fields of the schema that have no resolver', () => {
    const wrong = keys.filter(([typeName, field]) => {
      const type = schema.getType(typeName)
      return (
        !isObjectType(type) || !type.getFields()[field] || storefrontResolvers.some((map) => map[typeName]?.[field])
      )
    })
    expect(wrong).toEqual([])
  })
})
