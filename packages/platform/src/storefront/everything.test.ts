import {
  execute,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { readProperty } from '../graphql/read-property.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { providedFields } from './provided-fields.ts'

const shop = useTestPlatform({ demo: true })
const seen = new Set<string>()
const deepest = 5

/** Of the interfaces that half of the schema implements, none. */
const possibleTypes = (type: GraphQLCompositeType): readonly GraphQLObjectType[] => {
  const types = isObjectType(type) ? [type] : shop.platform.schema().getPossibleTypes(type)
  return types.length <= 6 ? types : []
}

const givenArguments = ({ args }: GraphQLField<unknown, unknown>): string =>
  args.some(({ name }) => name === 'first') ? '(first: 1)' : ''

/** Every field that can be asked for without knowing anything, as deep as `deepest`, no type inside itself. */
const selectAll = (type: GraphQLObjectType, path: readonly string[] = []): string =>
  Object.values(type.getFields())
    .filter((field) => !field.args.some((arg) => isRequiredArgument(arg)))
    .flatMap((field) => {
      const inner = getNamedType(field.type)
      if (!isCompositeType(inner)) return [field.name]
      if (path.includes(inner.name) || path.length >= deepest * 2) return []
      const inside = possibleTypes(inner)
        .map((each) => `... on ${each.name} { __typename ${selectAll(each, [...path, inner.name, each.name])} }`)
        .join(' ')
      return inside === '' ? [] : [`${field.name}${givenArguments(field)} { ${inside} }`]
    })
    .join(' ')

const askForAll = async (root: string, typeName: string) => {
  const { platform } = shop
  const type = platform.schema().getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`)
  const contextValue: StorefrontContext = {
    shop: platform.shopOf('main').shop,
    origin: 'http://main.localhost:3000',
    clientIp: '203.0.113.7',
    requestId: 'request-1',
    access: 'private',
    parts: platform.parts,
    language: 'bcs',
    country: 'BA',
    buyerToken: undefined,
  }
  return execute({
    schema: platform.schema(),
    document: parse(`{ ${root} { ${selectAll(type, [typeName])} } }`),
    contextValue,
    fieldResolver: (source, args, context, info) => {
      const value = (source as Record<string, unknown> | undefined)?.[info.fieldName]
      if (value !== undefined) seen.add(`${info.parentType.name}.${info.fieldName}`)
      return readProperty(source, args, context, info)
    },
  })
}

const address = {
  firstName: 'Ana',
  lastName: 'Anić',
  address1: 'Titova 1',
  city: 'Sarajevo',
  zip: '71000',
  countryCode: 'BA',
}

const newCart = async () => {
  const { data } = await shop.query('{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }')
  const merchandiseId = data.products.nodes[0].variants.nodes[0].id
  const created = await shop.query('mutation C($input: CartInput!) { cartCreate(input: $input) { cart { id } } }', {
    input: {
      lines: [{ merchandiseId, quantity: 1 }],
      buyerIdentity: { email: 'a@b.ba', countryCode: 'BA' },
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: address } }] },
    },
  })
  return created.data.cartCreate.cart.id as string
}

describe('everything at once', () => {
  it.each([
    ['product(handle: "lenovo-thinkpad-t480")', 'Product'],
    ['collections(first: 2)', 'CollectionConnection'],
    ['search(query: "lenovo", first: 2)', 'SearchResultItemConnection'],
    ['pages(first: 2)', 'PageConnection'],
    ['menu(handle: "main-menu")', 'Menu'],
    ['locations(first: 1)', 'LocationConnection'],
    ['shop', 'Shop'],
    ['localization', 'Localization'],
    ['paymentSettings', 'PaymentSettings'],
    ['cart', 'Cart'],
  ])('is answered without an error: %s', async (queryResult, typeName) => {
    const root = queryResult === 'cart' ? `cart(id: "${await newCart()}")` : queryResult
    const { data, errors } = await askForAll(root, typeName)
    expect(errors?.map(({ path, message }) => `${path?.join('.')}: ${message}`) ?? []).toEqual([])
    expect(Object.values(data ?? {})[0]).not.toBeNull()
  })

  it('is in the list of what is provided', () => {
    const isStructure = (key: string) => /^(\w+(Connection|Edge)|PageInfo)\./.test(key)
    const isListed = (key: string) => {
      const [type = '', field = ''] = key.split('.')
      return providedFields[type]?.includes(field)
    }
    expect([...seen].filter((key) => !isStructure(key) && !isListed(key)).sort()).toEqual([])
  })
})
