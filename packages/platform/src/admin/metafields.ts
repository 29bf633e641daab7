import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toGid } from '../graphql/gid.ts'
import type { Metafields } from '../tables/products.table.ts'
import type { UserError } from './admin-context.ts'

type Owner = { readonly id: number; readonly metafields: Metafields }
type Name = { readonly namespace?: string | null; readonly key: string }
type MetafieldInput = Partial<Record<'namespace' | 'key' | 'type' | 'value', string | null>>

/** Where the hosted platform puts what nobody gave a namespace. */
const defaultNamespace = 'custom'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const toMetafield = (type: string, { id, metafields }: Owner, name: string) => {
  const stored = Object.hasOwn(metafields, name) ? metafields[name] : undefined
  if (!stored) return null
  const dot = name.lastIndexOf('.')
  return {
    id: toGid('Metafield', `${type}.${id}.${name}`),
    namespace: name.slice(0, dot),
    key: name.slice(dot + 1),
    type: stored.type,
    value: stored.value,
    jsonValue: stored.type.includes('text') ? stored.value : parseJson(stored.value),
  }
}

/** Whose metafield it is; undefined for an id of anything else. */
export const parseMetafieldGid = (gid: string) => {
  const [, type, id, name] = /^gid:\/\/shopify\/Metafield\/([A-Za-z]+)\.(\d{1,15})\.(.+)$/.exec(gid) ?? []
  return type === undefined || name === undefined ? undefined : { type, id: Number(id), name }
}

/** The two fields of every type that has metafields; their source is the owner's row. */
export const metafieldFields = (type: string) => ({
  metafield: (owner: Owner, { namespace, key }: Name) =>
    toMetafield(type, owner, `${namespace ?? defaultNamespace}.${key}`),
  metafields: (owner: Owner, args: PageArgs & { namespace?: string | null; keys?: readonly string[] | null }) => {
    const all = Object.keys(owner.metafields)
      .sort()
      .flatMap((name) => toMetafield(type, owner, name) ?? [])
      .filter(({ namespace }) => args.namespace == null || namespace === args.namespace)
      .filter(({ namespace, key }) => !args.keys?.length || args.keys.includes(`${namespace}.${key}`))
    return toListConnection(all, args, ({ id }) => id)
  },
})

/** Those named are set, the others stay. */
export const mergeMetafields = (
  before: Metafields,
  inputs: readonly MetafieldInput[] | null | undefined,
): { readonly metafields: Metafields } | { readonly error: UserError } => {
  const metafields: Record<string, Metafields[string]> = { ...before }
  for (const [index, { namespace, key, type, value }] of (inputs ?? []).entries()) {
    const name = `${namespace ?? defaultNamespace}.${key}`
    const kept = metafields[name]
    const field = ['metafields', String(index)]
    if (!key || !/^[\w-]{2,64}$/.test(key)) return { error: { field: [...field, 'key'], message: 'Key is invalid' } }
    if (namespace != null && !/^[\w$:-]{2,255}$/.test(namespace))
      return { error: { field: [...field, 'namespace'], message: 'Namespace is invalid' } }
    const kind = type ?? kept?.type
    if (!kind) return { error: { field: [...field, 'type'], message: "Type can't be blank" } }
    if (!value) return { error: { field: [...field, 'value'], message: "Value can't be blank" } }
    // The translation of another value would be wrong.
    const translations = kept?.value === value && kept.translations ? { translations: kept.translations } : {}
    metafields[name] = { type: kind, value, ...translations }
  }
  return { metafields }
}
