import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'

/** Kinds of records that the Admin API reads by their id, and the field that does. */
const fields = { Product: 'product', Collection: 'collection', Menu: 'menu' } as const

const kindOf = (gid: string): keyof typeof fields | undefined => {
  const [, kind = ''] = /^gid:\/\/shopify\/(\w+)\/\d{1,19}$/.exec(gid) ?? []
  return kind in fields ? (kind as keyof typeof fields) : undefined
}

/** Which of some products, collections and menus the shop has, whatever their state; asked for in one request. */
export const createFindRecords =
  (request: AdminRequest) =>
  async (gids: readonly string[]): Promise<ReadonlySet<string>> => {
    const asked = gids.flatMap((gid) => {
      const kind = kindOf(gid)
      return kind ? [{ gid, field: fields[kind] }] : []
    })
    if (asked.length === 0) return new Set()
    const parts = asked.map(({ field }, index) => `r${index}: ${field}(id: $r${index}) { id }`)
    const variables = Object.fromEntries(asked.map(({ gid }, index) => [`r${index}`, gid]))
    const names = asked.map((_, index) => `$r${index}: ID!`)
    const query = `query shopRecords(${names.join(', ')}) { ${parts.join(' ')} }`
    const found = await request<Readonly<Record<string, { readonly id: string } | null>>>(query, variables)
    return new Set(Object.values(found).flatMap((record) => record?.id ?? []))
  }

export type FindRecords = ReturnType<typeof createFindRecords>
