import type { ShopCustomers } from '../connected-shop.ts'
import type { RowSource } from './order-rows.ts'

const columns = ['email', 'first_name', 'last_name', 'phone', 'orders', 'since']

type Shop = { readonly admin: Pick<ShopCustomers['admin'], 'search'> }

/** Everybody with an account, as the shop that keeps them lists them. */
export const customerRows = async function* (shop: Shop): RowSource {
  yield [columns]
  for (let after: string | null = null; ; ) {
    const { customers, next }: Awaited<ReturnType<Shop['admin']['search']>> = await shop.admin.search('', after)
    yield customers.map(({ email, firstName, lastName, phone, orders, createdAt }) => [
      ...[email, firstName, lastName, phone, String(orders), new Date(createdAt).toISOString().slice(0, 10)],
    ])
    if (next === null) return
    after = next
  }
}
