import { checkGid } from '../graphql/check-gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { nodeReaders } from './node-readers.ts'

const readNode = async (id: string, context: StorefrontContext) => {
  const gid = checkGid(id)
  const read = Object.hasOwn(nodeReaders, gid.type) ? nodeReaders[gid.type] : undefined
  return (await read?.(context, id, gid)) ?? null
}

export const nodeResolvers: StorefrontResolvers = {
  QueryRoot: {
    node: (_root, { id }: { id: string }, context) => readNode(id, context),
    nodes: (_root, { ids }: { ids: readonly string[] }, context) => Promise.all(ids.map((id) => readNode(id, context))),
  },
}
