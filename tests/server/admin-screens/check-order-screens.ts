import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'

type Store = ReturnType<typeof useStoreServer>
type DemoOrder = {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly serial: string | null
  readonly phone: string | null
}

/** The screens of orders, on the orders of the demo. */
export const checkOrderScreens = (store: Store) => {
  it('an order of the demo is found by product, SKU, serial number and phone, each in another form', async () => {
    const demoOrder = async () => {
      const { rows } = await store.database.pool.query<DemoOrder>(
        `SELECT orders.id, line ->> 'title' AS title, line ->> 'sku' AS sku, orders.snapshot ->> 'phone' AS phone,
           (SELECT attribute ->> 'value' FROM jsonb_array_elements(line -> 'attributes') AS attribute
            WHERE attribute ->> 'key' IN ('serial', 'imei') LIMIT 1) AS serial
         FROM backend.orders, jsonb_array_elements(snapshot -> 'lines') AS line
         WHERE shop = 'main' AND line -> 'attributes' @> '[{"key": "serial"}]' LIMIT 1`,
      )
      return rows[0]
    }
    const order = await vi.waitUntil(demoOrder, { timeout: 60_000, interval: 200 })
    const { visitor } = await administratorAt(store, 'clerk')
    const asked = [order.title.toUpperCase(), order.sku, order.serial?.toLowerCase(), order.phone?.replace(/^\+/, '00')]
    for (const q of asked.filter((each) => each != null)) {
      const { text } = await visitor.open(`/admin/orders?q=${encodeURIComponent(q)}`)
      expect([q, text.includes(`"/admin/orders/${order.id}"`)]).toEqual([q, true])
    }
    expect(order.serial).not.toBeNull()
  })

  it('the tax numbers of who is invoiced stand on an order’s screen, which is its slip too', async () => {
    const facts = [
      ...[
        { key: 'JIB', value: '4200000000001' },
        { key: 'PDV number', value: '200000000001' },
      ],
      ...[
        { key: 'RUT', value: '76.086.428-5' },
        { key: 'Giro', value: 'Venta de computadores' },
      ],
    ]
    const { rows } = await store.database.pool.query<{ id: string }>(
      `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{attributes}', $1) WHERE id = (
         SELECT id FROM backend.orders WHERE shop = 'main' ORDER BY id LIMIT 1) RETURNING id`,
      [JSON.stringify(facts)],
    )
    const { visitor } = await administratorAt(store, 'clerk')
    const { text } = await visitor.open(`/admin/orders/${rows[0]?.id}`)
    for (const { value } of facts) expect(text).toContain(value)
  })

  it('the screen of an order that is fetched names who comes for it', async () => {
    const person = { firstName: 'Fatima', lastName: 'Karahodžić', company: '', address1: '', address2: '', city: '' }
    const { rows } = await store.database.pool.query<{ id: string }>(
      `UPDATE backend.orders SET snapshot = snapshot || $1 WHERE id = (
         SELECT id FROM backend.orders WHERE shop = 'main' ORDER BY id DESC LIMIT 1) RETURNING id`,
      [
        JSON.stringify({
          delivery: { title: 'Pickup', code: 'pickup-sarajevo' },
          shippingAddress: {
            ...person,
            province: '',
            provinceCode: '',
            zip: '',
            country: '',
            countryCode: 'BA',
            phone: '',
          },
          billingAddress: null,
        }),
      ],
    )
    const { visitor } = await administratorAt(store, 'clerk')
    const { text } = await visitor.open(`/admin/orders/${rows[0]?.id}`)
    expect(text).toContain('Fatima Karahodžić')
  })
}
