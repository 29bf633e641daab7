import { randomUUID } from 'node:crypto'
import { roles } from '@dvaput/domain/administrators/permissions'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { beforeAll, expect, it, vi } from 'vitest'
import { addImported } from '../support/imported/add-imported.ts'
import { administratorAt } from '../support/people/administrators.ts'
import { registerAt } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'
import { checkAuditScreen } from './admin-screens/check-audit-screen.ts'
import { checkBankAccounts } from './admin-screens/check-bank-accounts.ts'
import { checkBannerScreens } from './admin-screens/check-banner-screens.ts'
import { checkCollectionScreens } from './admin-screens/check-collection-screens.ts'
import { checkContentScreens } from './admin-screens/check-content-screens.ts'
import { checkCustomerScreens } from './admin-screens/check-customer-screens.ts'
import { checkExportScreens } from './admin-screens/check-export-screens.ts'
import { checkMarketSettings } from './admin-screens/check-market-settings.ts'
import { checkNumberScreens } from './admin-screens/check-number-screens.ts'
import { checkOrderScreens } from './admin-screens/check-order-screens.ts'
import { checkPasskeys } from './admin-screens/check-passkeys.ts'
import { checkProductScreens } from './admin-screens/check-product-screens.ts'
import { checkReadyToOpen } from './admin-screens/check-ready-to-open.ts'
import { checkReturnScreens } from './admin-screens/check-return-screens.ts'
import { checkRoles } from './admin-screens/check-roles.ts'
import { checkSearch } from './admin-screens/check-search.ts'
import { checkWarehouseScreens } from './admin-screens/check-warehouse-screens.ts'
import { auditOf, fieldOf } from './admin-screens/read-screen.ts'

const store = useStoreServer()
beforeAll(() =>
  addImported(store.database, { id: 'ERA-7', handle: 'imported-mac', title: 'Mac', pesos: 500_000, stock: 2 }),
)

const offered = async () => {
  const customer = await registerAt(store.url)
  const body = { productId: 'ERA-7', offeredPrice: 300_000, customerMessage: 'Može?' }
  const { text } = await customer.visitor.post('/api/international/offers', body)
  const { offer } = JSON.parse(text) as { offer: { id: string } }
  return { ...customer, offerId: offer.id, path: `/admin/offers/${offer.id}` }
}
it.each(['owner', 'manager', 'clerk'] as const)('%s sees who waits; rules are not for clerks', async (role) => {
  const { email, path, offerId, visitor: customer } = await offered()
  const { visitor } = await administratorAt(store, role)
  expect((await visitor.open(`/admin/offers?q=${email}`)).text).toContain(path)
  expect((await visitor.open(`/admin/offers?q=${email}&market=cl`)).text).not.toContain(path)
  const { text } = await visitor.open(path)
  expect(text).toContain('60 % of the price')
  const { rows } = await store.database.pool.query(
    `SELECT split_part(customer_id, '/', 5) AS number FROM backend.offers WHERE id = $1`,
    [offerId],
  )
  expect(text).toMatch(new RegExp(`<a[^>]*href="/admin/customers/${rows[0]?.number}"[^>]*>${email}</a>`))
  const rules = { act: 'add', market: 'cl', scope: 'market', approveFrom: '50', rejectBelow: '60' }
  const status = role === 'clerk' ? [403, 403] : [200, 422]
  const [seen, sent] = [await visitor.open('/admin/offers/rules'), await visitor.submit('/admin/offers/rules', rules)]
  expect([seen.status, sent.status]).toEqual(status)
  for (const closed of ['/admin/offers', path]) expect((await customer.open(closed)).status).toBe(302)
  expect((await customer.submit(path, { act: 'approve' })).status).toBe(401)
})

it('a rule that somebody else removed while it was changed can be put back as it was typed', async () => {
  const { visitor } = await administratorAt(store, 'owner')
  const path = '/admin/offers/rules'
  const send = (act: string, fields: Record<string, string>) =>
    visitor.submit(path, { act, market: 'cl', scope: 'market', key: '', ...fields })
  const first = { approveFrom: '90', rejectBelow: '50' }
  const second = { approveFrom: '87', rejectBelow: '50' }
  await store.database.pool.query(`DELETE FROM backend.offer_rules WHERE market = 'cl' AND scope = 'market'`)
  expect((await send('add', { ...first, name: '' })).status).toBe(302)
  expect((await send('remove', { seen: JSON.stringify(first) })).status).toBe(302)
  const late = await send('change', { ...second, seen: JSON.stringify(first) })
  expect([late.status, fieldOf(late, 'approveFrom'), fieldOf(late, 'market')]).toEqual([409, '87', 'cl'])
  expect(late.text).toContain('Somebody has removed this rule')
  const wrong = await send('restore', { ...second, approveFrom: '400' })
  expect([wrong.status, fieldOf(wrong, 'approveFrom')]).toEqual([422, '400'])
  expect((await send('restore', second)).headers.get('Location')).toBe(`${path}?done=saved`)
  expect((await visitor.open(path)).text).toContain('value="87"')
  expect((await send('remove', { seen: JSON.stringify(second) })).status).toBe(302)
})

it('who stands at the counter finds the customer of a reservation', async () => {
  const id = randomUUID()
  const line = { variantId: 'v', handle: 'phone', name: 'Phone', image: null, quantity: 1 }
  await store.database.pool.query(
    `INSERT INTO backend.reservations (id, customer_id, email, market, shop, language, request_key, requested,
       pickup_code, state, lines, refused, draft_id, expires_at, ended_at)
     VALUES ($1::uuid, 'gid://shopify/Customer/4711', 'amra@example.ba', 'ba', 'main', 'bcs', $1::uuid::text, 'v*1',
       $1::uuid::text, 'expired', $2, '[]', 'gid://shopify/DraftOrder/1', app_now(), app_now())`,
    [id, JSON.stringify([{ ...line, price: { minor: 100_00, currency: 'BAM' } }])],
  )
  const { visitor } = await administratorAt(store, 'clerk')
  expect((await visitor.open(`/admin/reservations/${id}`)).text).toMatch(
    /<a[^>]*href="\/admin\/customers\/4711"[^>]*>amra@example\.ba<\/a>/,
  )
})

it('a manager answers with a note that the customer reads, and the second one is told [ROLE-06]', async () => {
  const { visitor: customer, offerId, path } = await offered()
  const [manager, owner] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
  const form = await manager.visitor.open(`${path}?answer=counter`)
  const revision = fieldOf(form, 'revision')
  expect(fieldOf(form, 'amount')).toBe('400000')
  const answer = { act: 'counter', revision, note: 'Za 450 hiljada je vaš' }
  const low = await manager.visitor.submit(`${path}?answer=counter`, { ...answer, amount: '300000' })
  expect([low.status, fieldOf(low, 'note'), fieldOf(low, 'amount')]).toEqual([422, answer.note, '300000'])
  const sent = await manager.visitor.submit(path, { ...answer, amount: '450000', from: 'queue=waiting&evil=1&at=2' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([
    302,
    `/admin/offers?queue=waiting&at=2&done=counter&answered=${offerId}`,
  ])
  expect(JSON.parse((await customer.open('/api/offers/my-offers')).text).offers).toMatchObject([
    { id: offerId, status: 'countered', counter_price: 450_000, admin_notes: answer.note },
  ])
  expect((await customer.open('/my-offers')).text).toContain(answer.note)
  const second = await owner.visitor.submit(path, { act: 'reject', revision, note: 'Ne može' })
  expect(second.status).toBe(409)
  for (const told of ['has changed in the meantime', 'Ne može', manager.name]) expect(second.text).toContain(told)
  const { rows } = await store.database.pool.query(
    'SELECT administrator_id, action FROM backend.audit_log WHERE subject_id = $1',
    [offerId],
  )
  expect(rows).toEqual([{ administrator_id: manager.id, action: 'offer.counter' }])
})

it('several offers are rejected at once with one note, and what changed meanwhile is left alone', async () => {
  const [one, two, three] = [await offered(), await offered(), await offered()]
  const { visitor } = await administratorAt(store, 'manager')
  const revisionOf = async ({ path }: typeof one) => fieldOf(await visitor.open(`${path}?answer=reject`), 'revision')
  const selected = [one, two].map(async (each) => `${each.offerId} ${await revisionOf(each)}`)
  const form = new URLSearchParams([
    ['note', 'Ispod nabavne cijene'],
    ['selected', `${three.offerId} of another day`],
  ])
  for (const each of await Promise.all(selected)) form.append('selected', each)
  const sent = await visitor.submit('/admin/offers?queue=waiting', form)
  expect(sent.headers.get('Location')).toBe('/admin/offers?queue=waiting&rejected=2&left=1')
  expect((await visitor.open('/admin/offers?rejected=2&left=1')).text).toContain('Not rejected: 1.')
  const statusOf = async ({ visitor: customer }: typeof one) =>
    JSON.parse((await customer.open('/api/offers/my-offers')).text).offers
  expect(await statusOf(two)).toMatchObject([{ status: 'rejected', admin_notes: 'Ispod nabavne cijene' }])
  expect(await statusOf(three)).toMatchObject([{ status: 'pending' }])
  expect((await visitor.submit('/admin/offers', { note: 'Ne' })).status).toBe(422)
  expect((await one.visitor.submit('/admin/offers', form)).status).toBe(401)
})

const shopOrder = (shop: 'main' | 'retail') =>
  vi.waitUntil(
    async () =>
      (
        await store.database.pool.query<{ id: string }>(
          `SELECT id FROM backend.orders
           WHERE shop = $1 AND snapshot ->> 'fulfillmentStatus' = 'UNFULFILLED' AND snapshot ->> 'cancelledAt' IS NULL`,
          [shop],
        )
      ).rows[0]?.id,
    { timeout: 60_000, interval: 200 },
  )
const stored = async (id: string) => {
  const { rows } = await store.database.pool.query('SELECT snapshot FROM backend.orders WHERE id = $1', [id])
  return rows[0]?.snapshot as OrderSnapshot
}
it('orders are packed by every role, and money is given back by those who may', async () => {
  const id = await shopOrder('retail')
  const path = `/admin/orders/${id}`
  for (const role of roles) {
    const { visitor } = await administratorAt(store, role)
    expect((await visitor.open('/admin')).text).toContain('"/admin/orders?pack=1"')
    const list = await visitor.open('/admin/orders?pack=1&shop=retail')
    expect([role, list.text.includes(`"${path}"`)]).toEqual([role, true])
    const { text } = await visitor.open(path)
    const shown = ['fulfil', 'paid', 'cancel'].filter((act) => text.includes(`act=${act}"`))
    expect([role, shown]).toEqual([role, ['fulfil', ...(role === 'clerk' ? [] : ['paid', 'cancel'])]])
    const refused = role === 'clerk' ? 403 : 409
    for (const act of ['cancel', 'refund']) {
      const form = { revision: 'of another day', key: randomUUID(), proof: 'any' }
      expect([role, act, (await visitor.submit(`${path}?act=${act}`, form)).status]).toEqual([role, act, refused])
    }
    expect((await visitor.submit(`${path}?act=paid`, { revision: 'of another day' })).status).toBe(refused)
    expect((await visitor.submit(`${path}?act=anything`, {})).status).toBe(400)
  }
  expect(await auditOf(store, id)).toEqual([])
})

it('an order is noted and sent by a clerk, paid and refunded by a manager who proves it is them, and all is audited', async () => {
  const id = await shopOrder('main')
  const path = `/admin/orders/${id}`
  const [clerk, manager] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'manager')]
  const act = async ({ visitor }: typeof clerk, name: string, fields: Record<string, string> = {}) => {
    const page = await visitor.open(path)
    return visitor.submit(`${path}?act=${name}`, {
      ...{ revision: fieldOf(page, 'revision'), key: fieldOf(page, 'key') },
      ...fields,
    })
  }
  const { lines } = await stored(id)
  const serial = `serial:${lines[0]?.id}:1`
  const unpaid = fieldOf(await clerk.visitor.open(path), 'revision')
  expect((await act(manager, 'paid')).headers.get('Location')).toBe(`${path}?done=paid`)
  expect((await act(clerk, 'note', { text: '' })).status).toBe(422)
  expect((await act(clerk, 'note', { text: 'Zvati prije dostave' })).status).toBe(302)
  const late = await act(clerk, 'fulfil', { revision: unpaid, tracking: 'EE-17', [serial]: 'PF-0815' })
  expect([late.status, fieldOf(late, 'tracking'), fieldOf(late, serial)]).toEqual([409, 'EE-17', 'PF-0815'])
  expect((await act(clerk, 'fulfil', { url: 'javascript:alert(1)' })).status).toBe(422)
  expect((await act(clerk, 'fulfil', { tracking: 'EE-17', [serial]: 'PF-0815' })).status).toBe(302)
  const sent = await clerk.visitor.open(path)
  for (const text of ['EE-17', 'PF-0815', 'Zvati prije dostave']) expect(sent.text).toContain(text)
  expect((await clerk.visitor.open('/admin/orders?q=pf-0815')).text).toContain(`"${path}"`)

  await store.setClockOffset(5 * 60_000)
  const part = { extent: 'part', amount: '12,50' }
  const asked = await act(manager, 'refund', part)
  expect([asked.status, fieldOf(asked, 'amount')]).toEqual([403, '12,50'])
  expect(asked.text).toMatch(/name="proof"/)
  expect(asked.text).toMatch(/<input[^>]*checked=""[^>]*value="part"|value="part"[^>]*checked=""/)
  await store.setClockOffset(0)
  expect((await act(manager, 'refund', { ...part, amount: '100000' })).status).toBe(422)
  // An amount is a part, whatever is chosen beside it.
  expect((await act(manager, 'refund', { ...part, extent: 'full' })).status).toBe(302)
  expect(await stored(id)).toMatchObject({ financialStatus: 'PARTIALLY_REFUNDED', refunded: { minor: 1_250 } })
  expect(await auditOf(store, id)).toEqual([
    { by: manager.id, action: 'order.paid' },
    { by: clerk.id, action: 'order.note' },
    { by: clerk.id, action: 'order.fulfil' },
    { by: manager.id, action: 'order.refund' },
  ])
})

it('an order is cancelled only after a proof', async () => {
  const id = await shopOrder('retail')
  const path = `/admin/orders/${id}`
  const owner = await administratorAt(store, 'owner')
  const cancel = async () =>
    owner.visitor.submit(`${path}?act=cancel`, { revision: fieldOf(await owner.visitor.open(path), 'revision') })
  await store.setClockOffset(5 * 60_000)
  expect((await cancel()).status).toBe(403)
  await store.setClockOffset(0)
  expect((await stored(id)).cancelledAt).toBeNull()
  expect((await cancel()).status).toBe(302)
  expect((await stored(id)).cancelledAt).not.toBeNull()
  expect(await auditOf(store, id)).toEqual([{ by: owner.id, action: 'order.cancel' }])
})

checkProductScreens(store)
checkContentScreens(store)
checkMarketSettings(store)
checkBankAccounts(store)
checkReadyToOpen(store)
checkAuditScreen(store)
checkBannerScreens(store)
checkCollectionScreens(store)
checkWarehouseScreens(store)
checkExportScreens(store)
checkNumberScreens(store)
checkReturnScreens(store)
checkCustomerScreens(store)
checkOrderScreens(store)
checkSearch(store)
checkPasskeys(store)
checkRoles(store)
