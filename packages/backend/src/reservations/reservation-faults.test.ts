import { failpointActions } from '@dvaput/database/failpoint'
import { describe, expect, it, vi } from 'vitest'
import { hour, newCustomer, useTestReservations } from '../../../../tests/support/orders/test-reservations.ts'

const test = useTestReservations()

describe('a shop that fails', () => {
  it('and answers nothing leaves nothing held: the customer is told so, and the sweeper gives up', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    test.retail.behave('drops', 'createDraft')
    expect(await test.reserve(diego, [[phone]])).toMatchObject({ refusal: { code: 'reservation-unsettled' } })
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'placing' }])
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'placing' }])
    await test.setClockOffset(61_000)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'failed' }])
    expect(await test.mailsTo(diego)).toEqual([])
  })

  it('and loses its answer has the stock held all the same, found by its tag', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    test.retail.behave('forgets', 'createDraft')
    expect(await test.reserve(diego, [[phone]])).toMatchObject({ ok: true, reservation: { state: 'held' } })
    expect(await test.stockOf(phone)).toMatchObject({ reserved: 1 })
    expect(await test.mailsTo(diego)).toHaveLength(1)
  })

  it('and says no more after that is asked again by the sweeper', async () => {
    const diego = newCustomer()
    const phone = await test.addProduct(1)
    test.retail.behave('forgets', 'createDraft')
    test.retail.behave('drops', 'draftsByTag')
    expect(await test.reserve(diego, [[phone]])).toMatchObject({ refusal: { code: 'reservation-unsettled' } })
    await test.setClockOffset(61_000)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'placing' }])
    test.retail.behave('answers')
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
    expect(await test.mailsTo(diego)).toHaveLength(1)
  })

  it('and keeps some waiting for ever does not keep the others back, however many there are', async () => {
    const [old, diego] = [newCustomer(), newCustomer()]
    test.retail.behave('forgets', 'createDraft')
    test.retail.behave('drops', 'draftsByTag')
    await test.reserve(old, [[await test.addProduct(1)]])
    // Of drafts that the shop gives no answer about.
    const { pool } = test.shop.database
    await pool.query(
      `INSERT INTO backend.reservations
       SELECT (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid(), 'state', 'completing', 'draft_id', 'none',
         'request_key', 'old ' || nth, 'pickup_code', 'OLD' || nth, 'updated_at', row.updated_at - interval '1 hour'))).*
       FROM backend.reservations AS row, generate_series(1, 150) AS nth WHERE customer_id = $1`,
      [old.id],
    )
    await test.reserve(diego, [[await test.addProduct(1)]])
    test.retail.behave('answers')
    await test.setClockOffset(61_000)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state: 'held' }])
    await pool.query(`DELETE FROM backend.reservations WHERE draft_id = 'none'`)
  })

  it('and makes the draft order long after we gave up has it deleted', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    test.retail.behave('drops', 'createDraft')
    await test.reserve(diego, [[phone]])
    await test.setClockOffset(61_000)
    await test.shop.reservations.sweep()
    test.retail.behave('answers')
    const [{ id }] = await test.rowsOf(diego)
    await test.shop.drafts.create({
      lines: [{ variantId: phone, quantity: 1 }],
      email: diego.email,
      note: '',
      tags: [`reservation-${id}`],
      attributes: [],
      reserveUntil: new Date(Date.now() + 24 * hour),
    })
    await test.shop.jobs.drain({ alsoLater: true })
    expect([await test.draftsOf(id), await test.stockOf(phone)]).toEqual([[], { on_hand: 1, reserved: 0 }])
  })

  it('gets the draft order of a cancelled reservation deleted when it is back', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    const { id } = await test.reserved(diego, [[phone]])
    test.retail.behave(503, 'deleteDraft')
    expect(await test.shop.reservations.cancel(diego.id, id)).toBe('ended')
    await test.shop.jobs.drain()
    expect(await test.stockOf(phone)).toMatchObject({ reserved: 1 })
    test.retail.behave('answers')
    await test.shop.jobs.drain({ alsoLater: true })
    expect(await test.stockOf(phone)).toMatchObject({ reserved: 0 })
  })

  it.each(['forgets', 'drops'] as const)(
    'and %s while it completes: the order is made once or not at all',
    async (how) => {
      const phone = await test.addProduct(1)
      const diego = newCustomer()
      const { id } = await test.reserved(diego, [[phone]])
      test.retail.behave(how, 'completeDraft')
      await expect(test.shop.reservations.complete(id)).rejects.toThrow()
      expect(await test.rowsOf(diego)).toMatchObject([{ state: 'completing' }])
      expect(await test.shop.reservations.cancel(diego.id, id)).toBe('not-held')
      const ordersOf = () => test.atPlatform('SELECT FROM platform.orders WHERE email = $1', diego.email)
      // What the shop does although nobody listens any more takes its time.
      if (how === 'forgets') await vi.waitFor(async () => expect(await ordersOf()).toHaveLength(1), { timeout: 20_000 })
      test.retail.behave('answers')
      await test.setClockOffset(61_000)
      await test.shop.reservations.sweep()
      expect(await test.rowsOf(diego)).toMatchObject([{ state: how === 'forgets' ? 'completed' : 'held' }])
      expect(await test.shop.reservations.complete(id)).toMatchObject({ ok: true })
      expect(await ordersOf()).toHaveLength(1)
    },
  )
})

describe('a process that dies', () => {
  it.each([
    ['after-reservation-row', 'failed', 0],
    ['before-reservation-draft', 'failed', 0],
    ['after-reservation-draft', 'held', 1],
    ['after-reservation-held', 'held', 1],
  ] as const)('at %s leaves a reservation that is %s', async (name, state, units) => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    failpointActions[name] = { do: 'throw' }
    await expect(test.reserve(diego, [[phone]])).rejects.toThrow(name)
    await test.setClockOffset(61_000)
    await test.shop.reservations.sweep()
    expect(await test.rowsOf(diego)).toMatchObject([{ state }])
    expect(await test.stockOf(phone)).toEqual({ on_hand: 1, reserved: units })
    expect(await test.mailsTo(diego)).toHaveLength(units)
  })

  it.each(['before-reservation-order', 'after-reservation-order'] as const)(
    'at %s makes one order all the same',
    async (name) => {
      const diego = newCustomer()
      const { id } = await test.reserved(diego, [[await test.addProduct(1)]])
      failpointActions[name] = { do: 'throw' }
      await expect(test.shop.reservations.complete(id)).rejects.toThrow(name)
      delete failpointActions[name]
      await test.setClockOffset(61_000)
      await test.shop.reservations.sweep()
      expect(await test.shop.reservations.complete(id)).toMatchObject({ ok: true })
      expect(await test.rowsOf(diego)).toMatchObject([{ state: 'completed' }])
    },
  )
})
