import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, sql } from '@dvaput/database/query'
import type { MailingAddressInput } from '@shopify/hydrogen-react/storefront-api-types'
import { type Customer, type CustomerAddress, customerAddresses, customers } from '../../tables/customers.table.ts'
import type { CustomerContext } from '../customer-context.ts'
import { type CustomerError, customerError } from '../customer-error.ts'
import { type AddressRules, checkAddress, emptyAddress } from './check-address.ts'

const maxAddresses = 100

type Outcome<Done> = ({ readonly ok: true } & Done) | { readonly ok: false; readonly errors: readonly CustomerError[] }

const refused = (...errors: readonly CustomerError[]) => ({ ok: false as const, errors })

const unknownAddress = (field: string) => customerError('NOT_FOUND', [field], 'Address does not exist')

/** One change of a customer's addresses at a time: the customer's row is the lock. */
const changing = <Result extends { readonly ok: boolean }>(
  { shop, parts }: CustomerContext,
  customerId: number,
  work: (tx: Transaction, customer: Customer, addresses: readonly CustomerAddress[]) => Promise<Result>,
): Promise<Result> =>
  parts.database.inTransaction(async (tx) => {
    const [customer] = await tx.db.select().from(customers).where(eq(customers.id, customerId)).for('update')
    if (!customer) throw new Error('a customer was deleted while its addresses were being changed')
    const own = eq(customerAddresses.customerId, customerId)
    const addresses = await tx.db.select().from(customerAddresses).where(own).orderBy(asc(customerAddresses.id))
    const result = await work(tx, customer, addresses)
    if (result.ok) await parts.webhooks.emit(tx, shop.id, 'CUSTOMERS_UPDATE', { customerId })
    return result
  })

const touch = async ({ db }: Transaction, customerId: number, change: { defaultAddressId?: number | null } = {}) => {
  const set = { ...change, updatedAt: sql`app_now()` }
  const [customer] = await db.update(customers).set(set).where(eq(customers.id, customerId)).returning()
  if (!customer) throw new Error('expected the locked customer, got none')
  return customer
}

export const addAddress = (
  endpoint: CustomerContext,
  customerId: number,
  input: MailingAddressInput,
  rules?: AddressRules,
): Promise<Outcome<{ readonly address: CustomerAddress }>> =>
  changing(endpoint, customerId, async (tx, { firstName, lastName, defaultAddressId }, addresses) => {
    const named = input.firstName == null && input.lastName == null ? { firstName, lastName } : {}
    const { errors, fields } = checkAddress(input, { ...emptyAddress, ...named }, ['address'], rules)
    if (errors.length > 0) return refused(...errors)
    if (addresses.some((known) => isDeepStrictEqual(known.fields, fields)))
      return refused(customerError('TAKEN', ['address'], 'Address already exists'))
    if (addresses.length >= maxAddresses)
      return refused(customerError('INVALID', ['address'], `A customer can have ${maxAddresses} addresses at most`))
    const [address] = await tx.db.insert(customerAddresses).values({ customerId, fields }).returning()
    if (!address) throw new Error('inserting an address returned no row')
    await touch(tx, customerId, defaultAddressId === null ? { defaultAddressId: address.id } : {})
    return { ok: true, address }
  })

export const changeAddress = (
  endpoint: CustomerContext,
  customerId: number,
  addressId: number | undefined,
  input: MailingAddressInput,
  rules?: AddressRules,
): Promise<Outcome<{ readonly address: CustomerAddress }>> =>
  changing(endpoint, customerId, async (tx, _customer, addresses) => {
    const known = addresses.find(({ id }) => id === addressId)
    if (!known) return refused(unknownAddress('id'))
    const { errors, fields } = checkAddress(input, known.fields, ['address'], rules)
    if (errors.length > 0) return refused(...errors)
    await tx.db.update(customerAddresses).set({ fields }).where(eq(customerAddresses.id, known.id))
    await touch(tx, customerId)
    return { ok: true, address: { ...known, fields } }
  })

/** The oldest of the others takes the place of a deleted default. */
export const deleteAddress = (
  endpoint: CustomerContext,
  customerId: number,
  addressId: number | undefined,
): Promise<Outcome<{ readonly addressId: number }>> =>
  changing(endpoint, customerId, async (tx, { defaultAddressId }, addresses) => {
    const known = addresses.find(({ id }) => id === addressId)
    if (!known) return refused(unknownAddress('id'))
    await tx.db
      .delete(customerAddresses)
      .where(and(eq(customerAddresses.id, known.id), eq(customerAddresses.customerId, customerId)))
    const next = addresses.find(({ id }) => id !== known.id)?.id ?? null
    await touch(tx, customerId, defaultAddressId === known.id ? { defaultAddressId: next } : {})
    return { ok: true, addressId: known.id }
  })

export const chooseDefaultAddress = (
  endpoint: CustomerContext,
  customerId: number,
  addressId: number | undefined,
): Promise<Outcome<{ readonly customer: Customer }>> =>
  changing(endpoint, customerId, async (tx, _customer, addresses) => {
    if (addressId === undefined || !addresses.some(({ id }) => id === addressId))
      return refused(unknownAddress('addressId'))
    return { ok: true, customer: await touch(tx, customerId, { defaultAddressId: addressId }) }
  })
