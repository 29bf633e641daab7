import { randomUUID } from 'node:crypto'
import { customerNumberOf } from '@dvaput/domain/account/customer-gid'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { registerAt } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'

type Store = ReturnType<typeof useStoreServer>

/** The search over every screen of the shop's side, over HTTP. */
export const checkSearch = (store: Store) => {
  const firstRow = (query: string) =>
    vi.waitUntil(async () => (await store.database.pool.query(query)).rows[0], { timeout: 60_000, interval: 200 })

  it('the search leads to an order, a customer, a product, an offer and a reservation by what is at hand', async () => {
    const { id, email, visitor: customer } = await registerAt(store.url)
    const sent = await customer.post('/api/international/offers', { productId: 'ERA-7', offeredPrice: 310_000 })
    const { offer } = JSON.parse(sent.text) as { offer: { id: string } }
    const [reservation, code] = [
      randomUUID(),
      `ZZ${randomUUID()
        .replaceAll(/[^2-9]/g, '')
        .padEnd(6, '7')
        .slice(0, 6)}`,
    ]
    const pickupCode = `${code.slice(0, 4)}-${code.slice(4)}`
    await store.database.pool.query(
      `INSERT INTO backend.reservations (id, customer_id, email, market, shop, language, request_key, requested,
         pickup_code, state, lines, refused, draft_id, expires_at)
       VALUES ($1, $2, $3, 'ba', 'main', 'bcs', $4, 'phone*1', $5, 'held', '[]', '[]', 'draft', app_now() + interval '1 day')`,
      [reservation, id, email, randomUUID(), pickupCode],
    )
    const order = await firstRow(`SELECT id, name FROM backend.orders WHERE shop = 'main' LIMIT 1`)
    const product = await firstRow(
      `SELECT id, titles ->> 'bcs' AS title FROM backend.catalogue_products WHERE shop = 'main' AND removed_at IS NULL LIMIT 1`,
    )
    const { visitor } = await administratorAt(store, 'clerk')
    for (const [q, path] of [
      [order.name, `/orders/${order.id}`],
      [email, `/customers/${customerNumberOf(id)}`],
      [email, `/offers/${offer.id}`],
      [product.title, `/products/main/${product.id}`],
      [pickupCode.toLowerCase(), `/reservations/${reservation}`],
      [`${code}\0`, `/reservations/${reservation}`],
    ]) {
      const found = await visitor.open(`/admin/search?q=${encodeURIComponent(q)}`)
      expect([found.status, found.text.includes(`"/admin${path}"`)], q).toEqual([200, true])
    }
    expect((await visitor.open('/admin/search?q=nobodyhasthis')).text).toContain('Nothing found.')
    for (const short of ['', 'a', '--%2F']) {
      const { text } = await visitor.open(`/admin/search?q=${short}`)
      expect([short, text.includes('data-row'), text.includes('Nothing found.')]).toEqual([short, false, false])
    }
    for (const list of ['offers', 'orders', 'returns', 'customers'])
      expect([list, (await visitor.open(`/admin/${list}?q=a%00b`)).status]).toEqual([list, 200])
    expect((await customer.open('/admin/search?q=anything')).status).toBe(302)
  })
}
