import type { Language } from '@dvaput/domain/text/language'
import { type Gid, toGid } from '../graphql/gid.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Metafields } from '../tables/products.table.ts'

type Identifier = { readonly namespace?: string | null; readonly key: string }

/** A row with metafields; what has none yet is null. */
export type MetafieldOwner = {
  readonly id: number | string
  readonly metafields?: Metafields
  readonly createdAt?: Date
  readonly updatedAt?: Date
}

/** Where the hosted platform puts what nobody gave a namespace. */
const defaultNamespace = 'custom'

export const readMetafield = (
  type: string,
  owner: MetafieldOwner,
  { namespace, key }: Identifier,
  { language }: { readonly language: Language },
) => {
  const name = `${namespace ?? defaultNamespace}.${key}`
  const stored = owner.metafields && Object.hasOwn(owner.metafields, name) ? owner.metafields[name] : undefined
  if (!stored) return null
  return {
    __typename: 'Metafield' as const,
    id: toGid('Metafield', `${type}.${owner.id}.${name}`),
    namespace: namespace ?? defaultNamespace,
    key,
    type: stored.type,
    value: stored.translations?.[language] ?? stored.value,
    createdAt: owner.createdAt,
    updatedAt: stored.updatedAt ?? owner.updatedAt,
    parentResource: { ...owner, __typename: type },
  }
}

/** The two fields of every type that `HasMetafields`; their source is the owner's row. */
export const metafieldFields = (type: string) => ({
  metafield: (owner: MetafieldOwner, identifier: Identifier, context: StorefrontContext) =>
    readMetafield(type, owner, identifier, context),
  metafields: (
    owner: MetafieldOwner,
    { identifiers }: { identifiers: readonly Identifier[] },
    context: StorefrontContext,
  ) => identifiers.map((identifier) => readMetafield(type, owner, identifier, context)),
})

/** Whose metafield an id means, as `Product.7000001.custom.grade`. */
export const parseMetafieldGid = ({ id }: Gid) => {
  const [, type, ownerId, namespace, key] = /^([A-Za-z]+)\.([1-9]\d{0,15})\.(.+)\.([^.]+)$/.exec(id) ?? []
  if (!type || !namespace || !key) return undefined
  return { type, ownerId: Number(ownerId), namespace, key }
}
