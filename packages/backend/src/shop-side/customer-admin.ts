import type { Database } from '@dvaput/database/open-database'
import { asc, eq } from '@dvaput/database/query'
import { customerNumberOf, isCustomerNumber, toCustomerGid } from '@dvaput/domain/account/customer-gid'
import type { Locale } from '@dvaput/domain/markets/locale'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Account } from '../account/account.ts'
import type { PersonalData } from '../account/download-data.ts'
import type { DataOwner } from '../account/personal-tables.ts'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import type { ShopCustomers } from '../connected-shop.ts'
import { customerNotes } from '../customers/customer-notes.table.ts'
import type { CustomerRecords } from '../customers/customer-records.ts'

import { readCustomerLocale } from './read-customer-locale.ts'
import { readCustomerRecords } from './read-customer-records.ts'

type Needs = {
  readonly database: Database
  /** Of the shop that keeps the customers of every market. */
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'search' | 'accountOf'> }
  readonly records: Pick<CustomerRecords, 'read'>
  readonly account: Account['ofCustomer']
  readonly audit: Pick<AuditLog, 'record'>
  readonly ids: Ids
}

export type DeleteResult = 'ok' | 'not-found' | 'email'

/** The shop is asked over the network, also where it is the built-in one. */
const orUnavailable = <Value>(answer: Promise<Value>): Promise<Value | 'unavailable'> =>
  answer.catch((error: unknown) => {
    if (error instanceof IntegrationError) return 'unavailable'
    throw error
  })

/** Customers as the shop's own people see them. Name, phone and addresses are the platform's; the rest is ours. */
export const createCustomerAdmin = ({ database, shop, records, account, audit, ids }: Needs) => {
  const identify = async (number: string) => {
    if (!isCustomerNumber(number)) return null
    const id = toCustomerGid(number)
    const [record, profile] = await Promise.all([records.read(id), orUnavailable(shop.admin.accountOf(id).read())])
    const known = profile === 'unavailable' ? null : profile
    if (!record && !known) return null
    const email = (known?.email ?? record?.email ?? '').toLowerCase()
    const isVerified = record !== undefined && record.verifiedAt !== null && record.email === email
    const owner: DataOwner = { id, email, isVerified }
    return { owner, profile: known, isAvailable: profile !== 'unavailable' }
  }

  return {
    async search(typed: string, after: string | null) {
      const found = await orUnavailable(shop.admin.search(typed, after))
      if (found === 'unavailable') return found
      const customers = found.customers.map((customer) => ({ ...customer, number: customerNumberOf(customer.id) }))
      return { customers, next: found.next }
    },

    async find(number: string) {
      const known = await identify(number)
      if (!known) return null
      const notes = await database.db
        .select()
        .from(customerNotes)
        .where(eq(customerNotes.customerId, known.owner.id))
        .orderBy(asc(customerNotes.createdAt))
      return { ...known, ...(await readCustomerRecords(database, known.owner)), notes }
    },

    /** Several people may write at once: notes are only added. The log has that there is one, not what it says. */
    async note(number: string, by: AuditAuthor, text: string): Promise<'ok' | 'not-found'> {
      const known = await identify(number)
      if (!known) return 'not-found'
      const [note, customerId] = [ids.next(), known.owner.id]
      await database.inTransaction(async (tx) => {
        const author = { administratorId: by.id, administratorName: by.name }
        await tx.db.insert(customerNotes).values({ id: note, customerId, ...author, text })
        const subject = { kind: 'customer', id: customerId }
        await audit.record(tx, { by, action: 'customer.note', subject, after: { note } })
      })
      return 'ok'
    },

    /** What the customer would download of themselves. The log keeps nothing personal: it cannot be deleted from. */
    async exportData(number: string, by: AuditAuthor): Promise<PersonalData | 'not-found' | 'unavailable'> {
      const known = await identify(number)
      if (!known) return 'not-found'
      const data = await orUnavailable(account.readData(known.owner))
      if (data === 'unavailable') return data
      await audit.record(null, { by, action: 'customer.export', subject: { kind: 'customer', id: known.owner.id } })
      return data
    },

    /** As the customer would delete their account; the e-mail is typed again, so that nobody deletes another one. */
    async delete(number: string, by: AuditAuthor, typedEmail: string, otherwise: Locale): Promise<DeleteResult> {
      const known = await identify(number)
      if (!known) return 'not-found'
      const { owner } = known
      if (typedEmail.trim().toLowerCase() !== owner.email) return 'email'
      const locale = await readCustomerLocale(database, owner.id, otherwise)
      const subject = { kind: 'customer', id: owner.id }
      await account.erase(owner, locale, (tx) => audit.record(tx, { by, action: 'customer.delete', subject }))
      return 'ok'
    },
  }
}

export type CustomerAdmin = ReturnType<typeof createCustomerAdmin>
