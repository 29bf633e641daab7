import { customerNumberOf } from '@dvaput/domain/account/customer-gid'
import { roles } from '@dvaput/domain/administrators/permissions'
import { expect, it } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { registerAt, whoIs } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = ReturnType<typeof useStoreServer>

/** The customers of the shop's side, over HTTP. */
export const checkCustomerScreens = (store: Store) => {
  const registered = async () => {
    const customer = await registerAt(store.url)
    return { ...customer, path: `/admin/customers/${customerNumberOf(customer.id)}` }
  }

  it('customers are found and seen by every role, exported and deleted by those who may', async () => {
    const { id, email, lastName, path, visitor: customer } = await registered()
    for (const role of roles) {
      const { visitor } = await administratorAt(store, role)
      for (const q of [email, lastName])
        expect((await visitor.open(`/admin/customers?q=${q}`)).text, `${role} ${q}`).toContain(`"${path}"`)
      expect((await visitor.open('/admin/customers?q=nobody')).text).toContain('No customer found.')
      const { text } = await visitor.open(path)
      for (const told of [email, lastName, 'E-mail not verified', 'The shop platform keeps name'])
        expect(text).toContain(told)
      const isClerk = role === 'clerk'
      expect([role, text.includes('act=delete"')]).toEqual([role, !isClerk])
      const tried = [
        (await visitor.submit(`${path}?act=note`, { text: '' })).status,
        (await visitor.submit(`${path}?act=delete`, { email: 'other@example.com' })).status,
        (await visitor.submit(`${path}?act=anything`, {})).status,
        (await visitor.open(`${path}/data`)).status,
      ]
      expect([role, tried]).toEqual([role, isClerk ? [403, 403, 403, 403] : [422, 422, 400, 200]])
      expect((await visitor.open('/admin/customers/999999')).status).toBe(404)
    }
    for (const closed of [path, `${path}/data`]) expect((await customer.open(closed)).status).toBe(302)
    expect((await auditOf(store, id)).map(({ action }) => action)).toEqual(['customer.export', 'customer.export'])
  })

  it('a customer is noted by a manager, exported and deleted by somebody who proves it is them, and the log says who', async () => {
    const { id, email, path, visitor: customer } = await registered()
    const { id: by, visitor } = await administratorAt(store, 'manager')
    const noted = await visitor.submit(`${path}?act=note`, { text: 'Zove svaki dan' })
    expect(noted.headers.get('Location')).toBe(`${path}?done=note`)
    expect((await (await administratorAt(store, 'clerk')).visitor.open(path)).text).toContain('Zove svaki dan')
    await store.setClockOffset(5 * 60_000)
    expect((await visitor.open(`${path}/data`)).status).toBe(403)
    for (const act of ['export', 'delete']) {
      const asked = await visitor.submit(`${path}?act=${act}`, { email })
      expect([act, asked.status, asked.text.includes('name="proof"')]).toEqual([act, 403, true])
      if (act === 'delete') expect(fieldOf(asked, 'email')).toBe(email)
    }
    await store.setClockOffset(0)
    expect((await visitor.submit(`${path}?act=export`, {})).headers.get('Location')).toBe(`${path}/data`)
    const file = await visitor.open(`${path}/data`)
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="customer-\d+\.json"$/)
    expect(JSON.parse(file.text)).toMatchObject({ customer: id, platform: { email } })
    const deleted = await visitor.submit(`${path}?act=delete`, { email })
    expect([deleted.status, deleted.headers.get('Location')]).toEqual([302, '/admin/customers?done=delete'])
    expect((await whoIs(customer)).customer).toBeNull()
    expect(await auditOf(store, id)).toEqual([
      { by, action: 'customer.note' },
      { by, action: 'customer.export' },
      { by, action: 'customer.delete' },
    ])
  })
}
