import type { Log } from '@dvaput/database/log'
import { type AddressBook, findAddressId, maxAddresses, toAddressBook } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { addressFormOf, addressForms } from '@dvaput/domain/address/address-forms'
import { type AddressProblem, checkAddress, toCheckedAddress } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { CustomerAccount } from '@dvaput/integrations/customers/customer-account'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { AccountOf } from '../customers/account-of.ts'
import type { Person } from '../customers/person.ts'
import { describeError } from '../log/describe-error.ts'

export type AddressFailure =
  | { readonly kind: 'authentication-required' }
  | { readonly kind: 'not-found' }
  /** There are ten already. */
  | { readonly kind: 'limit' }
  | { readonly kind: 'problem'; readonly problem: AddressProblem }
  | { readonly kind: 'exists' }
  /** With the platform's own message, which may be empty. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The platform could not be reached. */
  | { readonly kind: 'unavailable' }

export type AddressOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: AddressFailure }

type Needs = { readonly accountOf: AccountOf; readonly log: Log }
type Owner = { readonly person: Person; readonly clientIp: string }
type Save = { readonly id: string | undefined; readonly values: AddressValues; readonly market: MarketId }

const done: AddressOutcome = { ok: true }
const failed = (failure: AddressFailure): AddressOutcome => ({ ok: false, failure })

const toResult = (outcome: Outcome<unknown>): AddressOutcome => {
  if (outcome.ok) return done
  const { code, message } = outcome.error
  // The Admin API sends no codes.
  const isKnown = code === 'TAKEN' || message === 'Address already exists'
  return failed(isKnown ? { kind: 'exists' } : { kind: 'refused', message })
}

/** The addresses of a customer at the platform. Those of an external account are stored in the browser only. */
export const createAddresses = ({ accountOf, log }: Needs) => {
  const open = async ({ person, clientIp }: Owner): Promise<CustomerAccount | null> =>
    (await person.customer())?.kind === 'external' ? null : accountOf(person, clientIp)

  const change = async (
    owner: Owner,
    work: (account: CustomerAccount) => Promise<AddressOutcome>,
  ): Promise<AddressOutcome> => {
    try {
      const account = await open(owner)
      return account ? await work(account) : failed({ kind: 'authentication-required' })
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'an address was not changed')
      return failed({ kind: 'unavailable' })
    }
  }

  /** Somebody else's address is like one that does not exist: it is not in the customer's own list. */
  const changeOwn = (
    owner: Owner,
    id: string,
    work: (account: CustomerAccount, platformId: string) => Promise<Outcome<unknown>>,
  ) =>
    change(owner, async (account) => {
      const record = await account.readAddresses()
      const platformId = record ? findAddressId(record, id) : undefined
      return platformId === undefined ? failed({ kind: 'not-found' }) : toResult(await work(account, platformId))
    })

  return {
    /** Null where the platform holds none for this person: nobody, or an external account. */
    async list(owner: Owner): Promise<AddressBook | null> {
      const record = await (await open(owner))?.readAddresses()
      return record ? toAddressBook(record) : null
    },

    /** A new address without an id; of the form of its country, else of the market's. */
    async save(owner: Owner, { id, values, market }: Save): Promise<AddressOutcome> {
      const form = addressForms[addressFormOf(values.country, market)]
      const problem = checkAddress(values, form)
      if (problem) return failed({ kind: 'problem', problem })
      const address = toCheckedAddress(values, form)
      if (id !== undefined) return changeOwn(owner, id, (account, own) => account.updateAddress(own, address))
      return change(owner, async (account) => {
        const record = await account.readAddresses()
        if (record && record.addresses.length >= maxAddresses) return failed({ kind: 'limit' })
        return toResult(await account.createAddress(address))
      })
    },

    remove: (owner: Owner, id: string): Promise<AddressOutcome> =>
      changeOwn(owner, id, (account, own) => account.deleteAddress(own)),

    setDefault: (owner: Owner, id: string): Promise<AddressOutcome> =>
      changeOwn(owner, id, (account, own) => account.setDefaultAddress(own)),
  }
}

export type Addresses = ReturnType<typeof createAddresses>
