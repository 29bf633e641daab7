import { checkGid } from './check-gid.ts'
import { nodeReaders } from './node-readers.ts'
import type { StorefrontResolvers } from './resolvers.ts'
import type { StorefrontContext } from './storefront-context.ts'

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
