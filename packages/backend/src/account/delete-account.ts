import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import type { Locale } from '@dvaput/domain/markets/locale'
import { marketIds } from '@dvaput/domain/markets/market'
import { languages } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { ShopCustomers } from '../connected-shop.ts'
import type { CheckOwner, OwnerProblem, OwnerProof } from '../customers/check-owner.ts'
import type { Person } from '../customers/person.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { type DataOwner, ownedRows, personalTableNames, personalTables } from './personal-tables.ts'

export type BeforeDeleting = (tx: Transaction, customerId: string) => Promise<void>

type EraseNeeds = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'erase'> }
  readonly beforeDeleting: readonly BeforeDeleting[]
}

type Deletion = OwnerProof & { readonly typedEmail: string; readonly locale: Locale }

type Deleted =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: 'typedEmail'; readonly problem: 'emailDoesNotMatch' }
  | { readonly ok: false; readonly field: 'currentPassword'; readonly problem: OwnerProblem }

/** Deletes our rows at once, and by a job the customer at the platform, which may be unavailable at the moment. */
export const createEraseCustomer = ({ database, jobs, mail, shop, beforeDeleting }: EraseNeeds) => {
  const eraseCustomer = jobs.define({
    name: 'erase-customer',
    payload: z.object({
      customerId: z.string(),
      email: z.string(),
      market: z.enum(marketIds),
      language: z.enum(languages),
    }),
    // It holds an e-mail.
    keepSeconds: 24 * 60 * 60,
    async run({ customerId, email, market, language }) {
      await shop.admin.erase(customerId)
      const order = { template: 'account-deleted', language, market, to: email, params: {} } as const
      await database.inTransaction((tx) => mail.queue(tx, { ...order, key: `account-deleted:${customerId}` }))
    },
  })

  /** The e-mail that says so is in the language of the locale; `record` is part of the transaction. */
  return (customer: DataOwner, { market, language }: Locale, record?: (tx: Transaction) => Promise<void>) =>
    database.inTransaction(async (tx) => {
      for (const hook of beforeDeleting) await hook(tx, customer.id)
      for (const name of personalTableNames) {
        const table = personalTables[name]
        const owned = ownedRows(table, customer)
        const change =
          'erasure' in table ? `UPDATE backend.${name} SET ${table.erasure}` : `DELETE FROM backend.${name}`
        if (owned) await tx.client.query(`${change} WHERE ${owned.where}`, [...owned.values])
      }
      const payload = { customerId: customer.id, email: customer.email, market: market.id, language }
      await jobs.enqueue(tx, eraseCustomer, payload, { key: customer.id })
      await record?.(tx)
    })
}

export type EraseCustomer = ReturnType<typeof createEraseCustomer>

type Needs = { readonly erase: EraseCustomer; readonly checkOwner: CheckOwner }

/** What a customer does with their own account. */
export const createDeleteAccount =
  ({ erase, checkOwner }: Needs) =>
  async (person: Person, { typedEmail, locale, ...proof }: Deletion): Promise<Deleted> => {
    const customer = await person.customer()
    if (!customer) throw new Error('an account is deleted by its customer only')
    if (typedEmail.trim().toLowerCase() !== customer.email)
      return { ok: false, field: 'typedEmail', problem: 'emailDoesNotMatch' }
    const owner = await checkOwner(person, proof)
    if (!owner.ok) return { ok: false, field: 'currentPassword', problem: owner.problem }
    await erase(customer, locale)
    await person.logOut()
    return { ok: true }
  }
