import { beforeAll, expect, it } from 'vitest'
import { addImported } from '../support/add-imported.ts'
import { administratorAt } from '../support/administrators.ts'
import { registerAt } from '../support/store-visitor.ts'
import { useStoreServer } from '../support/use-store-server.ts'

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
const fieldOf = ({ text }: { text: string }, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''

it.each(['owner', 'manager', 'clerk'] as const)('%s sees who waits; rules are not for clerks', async (role) => {
  const { email, path, visitor: customer } = await offered()
  const { visitor } = await administratorAt(store, role)
  expect((await visitor.open(`/admin/offers?q=${email}`)).text).toContain(path)
  expect((await visitor.open(`/admin/offers?q=${email}&market=cl`)).text).not.toContain(path)
  expect((await visitor.open(path)).text).toContain('60 % of the price')
  const rules = { act: 'add', market: 'cl', scope: 'market', approveFrom: '50', rejectBelow: '60' }
  const status = role === 'clerk' ? [403, 403] : [200, 422]
  const [seen, sent] = [await visitor.open('/admin/offers/rules'), await visitor.submit('/admin/offers/rules', rules)]
  expect([seen.status, sent.status]).toEqual(status)
  for (const closed of ['/admin/offers', path]) expect((await customer.open(closed)).status).toBe(302)
  expect((await customer.submit(path, { answer: 'approve' })).status).toBe(302)
})

it('a clerk answers with a note that the customer reads, and the second one is told [ROLE-06]', async () => {
  const { visitor: customer, offerId, path } = await offered()
  const [clerk, owner] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'owner')]
  const form = await clerk.visitor.open(`${path}?answer=counter`)
  const revision = fieldOf(form, 'revision')
  expect(fieldOf(form, 'amount')).toBe('400000')
  const answer = { answer: 'counter', revision, note: 'Za 450 hiljada je vaš' }
  const low = await clerk.visitor.submit(`${path}?answer=counter`, { ...answer, amount: '300000' })
  expect([low.status, fieldOf(low, 'note'), fieldOf(low, 'amount')]).toEqual([422, answer.note, '300000'])
  const sent = await clerk.visitor.submit(path, { ...answer, amount: '450000', from: 'queue=waiting&evil=1&at=2' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([
    302,
    `/admin/offers?queue=waiting&at=2&done=counter&answered=${offerId}`,
  ])
  expect(JSON.parse((await customer.open('/api/offers/my-offers')).text).offers).toMatchObject([
    { id: offerId, status: 'countered', counter_price: 450_000, admin_notes: answer.note },
  ])
  expect((await customer.open('/my-offers')).text).toContain(answer.note)
  const second = await owner.visitor.submit(path, { answer: 'reject', revision, note: 'Ne može' })
  expect(second.status).toBe(409)
  for (const told of ['has changed meanwhile', 'Ne može', clerk.name]) expect(second.text).toContain(told)
  const { rows } = await store.database.pool.query(
    'SELECT administrator_id, action FROM backend.audit_log WHERE subject_id = $1',
    [offerId],
  )
  expect(rows).toEqual([{ administrator_id: clerk.id, action: 'offer.counter' }])
})
