import { GraphQLError, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { readProperty } from '../graphql/read-property.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'

const readContent = 'unauthenticated_read_content'
const readMetaobjects = 'unauthenticated_read_metaobjects'
const readPickup = 'unauthenticated_read_product_pickup_locations'
const readTags = 'unauthenticated_read_product_tags'

/** Products, collections, search, pages, blogs and carts are open to everybody; these require a token. */
const scopeOfField: Readonly<Record<string, string>> = {
  'QueryRoot.customer': 'unauthenticated_read_customers',
  'QueryRoot.menu': readContent,
  'QueryRoot.sitemap': readContent,
  'QueryRoot.urlRedirects': readContent,
  'QueryRoot.metaobject': readMetaobjects,
  'QueryRoot.metaobjects': readMetaobjects,
  'QueryRoot.locations': readPickup,
  'QueryRoot.productTags': readTags,
  'Product.tags': readTags,
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'ProductVariant.storeAvailability': readPickup,
  // Reached through `node` as well.
  'Menu.items': readContent,
  'Metaobject.field': readMetaobjects,
  'Metaobject.fields': readMetaobjects,
}

const scopeOf = (typeName: string, fieldName: string): string | undefined => {
  if (fieldName === 'metafield' || fieldName === 'metafields') return readMetaobjects
  if (typeName === 'Mutation' && fieldName.startsWith('customer')) return 'unauthenticated_write_customers'
  return scopeOfField[`${typeName}.${fieldName}`]
}

const guard = (field: GraphQLField<unknown, unknown>, scope: string): void => {
  const inner = field.resolve ?? readProperty
  const requiredAccess = `\`${scope}\` access scope.`
  const resolve: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
    if ((context as StorefrontContext).access !== 'tokenless') return inner(source, args, context, info)
    throw new GraphQLError(`Access denied for ${field.name} field. Required access: ${requiredAccess}`, {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
        requiredAccess,
      },
    })
  }
  field.resolve = resolve
}

/** Requires a token for the fields that the hosted platform hides from anonymous clients. */
export const restrictTokenless = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.endsWith('Payload')) continue
    for (const field of Object.values(type.getFields())) {
      const scope = scopeOf(type.name, field.name)
      if (scope !== undefined) guard(field, scope)
    }
  }
  return schema
}
