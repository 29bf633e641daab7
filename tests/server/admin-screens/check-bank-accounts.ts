import type { Database } from '@dvaput/database/open-database'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'
import { auditOf } from './read-screen.ts'

type Store = {
  readonly url: string
  readonly database: Database
  readonly setClockOffset: (milliseconds: number) => Promise<void>
}

const path = '/admin/settings/bank-accounts'

const revisionOf = (text: string): string =>
  /name="market" value="cl".*?name="revision" value="(\w+)"/s.exec(text)?.[1] ?? ''

/** The account that buyers transfer to, on a server that runs already. */
export const checkBankAccounts = (store: Store) => {
  it('a bank account is changed after a proof, checked, taken away again, and named in the log', async () => {
    const owner = await administratorAt(store, 'owner')
    const clerk = await administratorAt(store, 'clerk')
    const shown = await owner.visitor.open(path)
    // The demo's account, until the shop has its own.
    for (const text of ['BA391290079401028494', 'Banco de prueba', '76.086.428-5']) expect(shown.text).toContain(text)
    const account = {
      ...{ market: 'cl', revision: revisionOf(shown.text), holder: 'Segunda SpA', taxId: '76.086.428-5' },
      ...{ bank: 'Banco del Sur', kind: 'Cuenta vista', number: '12345678', iban: '', swift: '' },
    }
    expect((await clerk.visitor.submit(path, account)).status).toBe(403)
    await store.setClockOffset(5 * 60_000)
    const asked = await owner.visitor.submit(path, account)
    expect([asked.status, /name="proof"/.test(asked.text)]).toEqual([403, true])
    await store.setClockOffset(0)
    for (const [field, value] of [
      ['holder', '<b>'],
      ['taxId', '76.086.428-6'],
      ['number', 'twelve'],
      ['iban', 'BA39 1290'],
    ] as const) {
      const refused = await owner.visitor.submit(path, { ...account, [field]: value })
      expect([field, refused.status, refused.text.includes('aria-invalid="true"')]).toEqual([field, 422, true])
    }
    expect((await owner.visitor.submit(path, account)).headers.get('Location')).toBe(`${path}?done=save`)
    const late = await owner.visitor.submit(path, { ...account, holder: 'Late SpA' })
    expect([late.status, late.text.includes('Now: Segunda SpA')]).toEqual([409, true])
    const { database } = store
    await vi.waitUntil(async () => {
      const { rows } = await database.pool.query(
        `SELECT own_profile -> 'bankAccount' ->> 'number' AS number FROM platform.shops WHERE market = 'cl'`,
      )
      return rows[0]?.number === '12345678'
    })
    // Pages name the ways to pay, never the account.
    expect((await createVisitor(store.url).open('/')).text).not.toContain('BA391290079401028494')
    const revision = revisionOf((await owner.visitor.open(path)).text)
    expect((await owner.visitor.submit(path, { market: 'cl', act: 'default', revision })).status).toBe(302)
    expect((await owner.visitor.open(path)).text).toContain('Banco de prueba')
    const action = 'settings.bank-account'
    expect(await auditOf(store, 'bank-account-cl')).toEqual([1, 2].map(() => ({ by: owner.id, action })))
  })
}
