import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { hour, newCustomer, useTestReservations } from '../../../../tests/support/orders/test-reservations.ts'

const test = useTestReservations()

describe('an end', () => {
  it('by its customer gives the stock back and is mailed once; a second press changes nothing', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone]])
    expect(await test.shop.reservations.cancel(newCustomer().id, id)).toBe('not-found')
    expect(await test.shop.reservations.cancel(diego.id, id)).toBe('ended')
    expect(await test.shop.reservations.cancel(diego.id, id)).toBe('ended')
    expect((await test.mailsTo(diego)).map(({ subject }) => subject.replace(/\S+-\S+/, 'CODE'))).toEqual([
      expect.stringContaining('we are holding'),
      'Reservation CODE was cancelled',
    ])
    expect(await test.stockOf(phone)).toEqual({ on_hand: 1, reserved: 0 })
    expect(await test.draftsOf(id)).toEqual([])
  })

  it('of one product gives its stock back and leaves the others, at the price they were reserved for', async () => {
    const [phone, tablet, watch] = [await test.addProduct(2), await test.addProduct(1), await test.addProduct(1)]
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone, 2], [tablet], [watch]])
    const { cancelLine } = test.shop.reservations
    await test.atPlatform('UPDATE platform.product_variants SET price = 1 WHERE id = $1', phone.split('/').at(-1) ?? '')
    expect(await cancelLine(newCustomer().id, id, phone)).toBe('not-found')
    // At one moment, and the same twice.
    expect(await Promise.all([tablet, watch, watch].map((each) => cancelLine(diego.id, id, each)))).toEqual([
      ...['ended', 'ended', 'ended'],
    ])
    const [row] = await test.rowsOf(diego)
    expect(row).toMatchObject({ state: 'held', lines: [{ variantId: phone, quantity: 2 }] })
    expect(await test.shop.drafts.find(row.draft_id)).toMatchObject({
      lines: [{ variantId: phone, quantity: 2, price: { minor: 250_000 } }],
    })
    const held = await Promise.all([phone, tablet, watch].map(async (each) => (await test.stockOf(each))?.reserved))
    expect(held).toEqual([2, 0, 0])
    expect(await cancelLine(diego.id, id, phone), 'the last one').toBe('ended')
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'cancelled' }])
    expect(await cancelLine(diego.id, id, phone)).toBe('not-held')
  })

  it('comes by itself after its time, 24 hours at least, tells the customer once, and not a minute earlier [RES-10]', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    const { id, createdAt, expiresAt } = await test.reserved(diego, [[phone]])
    const heldMs = expiresAt.getTime() - createdAt.getTime()
    expect(heldMs).toBeGreaterThanOrEqual(24 * hour)
    await test.mailsTo(diego)
    await test.setClockOffset(heldMs - 60_000)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
    expect(await test.reserve(newCustomer(), [[phone]])).toMatchObject({ ok: false })

    await test.setClockOffset(heldMs + 1_000)
    await Promise.all([test.shop.reservations.sweep(), test.shop.reservations.sweep()])
    expect(await test.rowsOf(diego)).toMatchObject([{ id, state: 'expired' }])
    const [, mail, ...others] = await test.mailsTo(diego)
    expect([mail?.subject, others]).toEqual([expect.stringContaining('has expired'), []])
    expect(await test.stockOf(phone)).toEqual({ on_hand: 1, reserved: 0 })
    expect((await test.draftsOf(id)).length).toBe(0)
    expect(await test.shop.reservations.cancel(diego.id, id)).toBe('not-held')
  })

  it('is not undone or done twice by a clock that goes back', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    await test.reserved(diego, [[phone]])
    for (const offset of [25 * hour, -1 * hour, 26 * hour]) {
      await test.setClockOffset(offset)
      await test.shop.reservations.sweep()
    }
    expect((await test.mailsTo(diego)).filter(({ subject }) => subject.includes('expired'))).toHaveLength(1)
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'expired' }])
  })

  it('is deleted after ninety days, and a live one never', async () => {
    const phone = await test.addProduct(2)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone]])
    await test.reserved(diego, [[phone]])
    await test.shop.reservations.cancel(diego.id, id)
    await test.setClockOffset(91 * 24 * hour)
    await purgeBackend(test.shop.database)
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
  })
})

it('the end of a reservation comes with the deletion of the account, and leaves nothing at the shop', async () => {
  const phone = await test.addProduct(1)
  const diego = newCustomer()
  const { id } = await test.reserved(diego, [[phone]])
  await test.shop.database.inTransaction(async (tx) => {
    await test.shop.reservations.cancelAll(tx, diego.id)
    await tx.client.query('DELETE FROM backend.reservations WHERE customer_id = $1', [diego.id])
  })
  await test.shop.jobs.drain()
  expect([await test.draftsOf(id), await test.stockOf(phone)]).toEqual([[], { on_hand: 1, reserved: 0 }])
})

describe('the shop', () => {
  it('completes a reservation once: a paid order, the stock sold, no mail of ours', async () => {
    const phone = await test.addProduct(2)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone, 2]])
    await test.mailsTo(diego)
    const completed = await test.shop.reservations.complete(id)
    expect(await test.shop.reservations.complete(id)).toEqual(completed)
    expect(await test.rowsOf(diego)).toMatchObject([
      { state: 'completed', order_id: completed.ok && completed.orderId },
    ])
    expect(await test.stockOf(phone)).toEqual({ on_hand: 0, reserved: 0 })
    const rows = await test.atPlatform(
      'SELECT financial_status, total::int, email, tags FROM platform.orders WHERE email = $1',
      diego.email,
    )
    expect(rows).toEqual([
      { financial_status: 'paid', total: 500_000, email: diego.email, tags: ['reservation', `reservation-${id}`] },
    ])
    expect(await test.shop.reservations.cancel(diego.id, id)).toBe('not-held')
    expect(await test.shop.reservations.extend(id, 24)).toBe('not-held')
    expect((await test.mailsTo(diego)).filter(({ subject }) => subject.startsWith('Reservation'))).toHaveLength(1)
  })

  it('knows of a draft order that was completed in its own back office', async () => {
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[await test.addProduct(1)]])
    const rows = await test.atPlatform('SELECT attributes FROM platform.draft_orders WHERE email = $1', diego.email)
    expect(rows).toEqual([{ attributes: [{ key: '_reservation', value: id }] }])
    const record = (value: string) =>
      test.shop.database.inTransaction((tx) =>
        test.shop.reservations.onOrder(
          { snapshot: { id: 'gid://shopify/Order/77', attributes: [{ key: '_reservation', value }] } },
          tx,
        ),
      )
    await record('not an id')
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
    await record(id)
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'completed', order_id: 'gid://shopify/Order/77' }])
  })

  it('completes at the moment when it expires: the order counts', async () => {
    const diego = newCustomer()
    const { id, draftId } = await test.reserved(diego, [[await test.addProduct(1)]])
    expect(await test.shop.drafts.complete(draftId ?? '')).toMatchObject({ ok: true })
    await test.setClockOffset(25 * hour)
    await test.shop.reservations.sweep()
    await test.shop.jobs.drain()
    expect(await test.rowsOf(diego)).toMatchObject([
      { id, state: 'completed', order_id: expect.stringContaining('Order') },
    ])
  })

  it('extends: the stock stays held and the customer hears of the new time', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone]])
    await test.setClockOffset(20 * hour)
    expect(await test.shop.reservations.extend(id, 48)).toBe('extended')
    await test.setClockOffset(60 * hour)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
    expect(await test.reserve(newCustomer(), [[phone]])).toMatchObject({ ok: false })
    expect((await test.mailsTo(diego)).at(-1)?.subject).toContain('was extended')
    await test.setClockOffset(69 * hour)
    expect(await test.shop.reservations.extend(id, 24)).toBe('not-held')
  })

  it('releases, and tells the customer', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone]])
    expect(await test.shop.reservations.release(id)).toBe('ended')
    expect(await test.shop.reservations.release(randomUUID())).toBe('not-found')
    expect((await test.mailsTo(diego)).at(-1)?.subject).toContain('was ended')
    expect(await test.stockOf(phone)).toEqual({ on_hand: 1, reserved: 0 })
  })
})

it('a customer’s reservations of one market are listed with the newest first, without those that never held stock', async () => {
  const phone = await test.addProduct(3)
  const diego = newCustomer()
  const first = await test.reserved(diego, [[phone]])
  const second = await test.reserved(diego, [[phone]])
  await test.shop.reservations.cancel(diego.id, first.id)
  test.retail.behave('drops', 'createDraft')
  await test.reserve(diego, [[await test.addProduct(1)]])
  const listed = await test.shop.reservations.list(diego.id, 'cl')
  expect(listed).toMatchObject([
    { id: second.id, state: 'held' },
    { id: first.id, state: 'cancelled' },
  ])
  expect(listed[0]?.secondsLeft).toBeGreaterThan(23 * 60 * 60)
  expect(await test.shop.reservations.list(diego.id, 'ba')).toEqual([])
  expect(await test.shop.reservations.list(newCustomer().id, 'cl')).toEqual([])
})
