import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { type AddressBook, maxAddresses } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { addressFormOf, addressForms } from '@dvaput/domain/address/address-forms'
import { toCheckedAddress } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createStoredState } from './stored-state.ts'

const fields = [
  'id',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'provinceCode',
  'country',
  'countryCode',
  'zip',
  'phone',
] as const satisfies readonly (keyof AccountAddress)[]

const isAddress = (value: unknown): value is AccountAddress =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string') &&
  (value as AccountAddress).id.startsWith('local_')

/** Not `randomUUID`, which browsers refuse on plain http. */
const newId = () =>
  `local_${Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')}`

const empty: AddressBook = { addresses: [], defaultId: null, phone: '' }

/** The first address takes the place of a default that is gone, as at the platform. */
const withDefault = (addresses: readonly AccountAddress[], defaultId: unknown): AddressBook => ({
  addresses,
  phone: '',
  defaultId: (addresses.find(({ id }) => id === defaultId) ?? addresses[0])?.id ?? null,
})

const parseBook = (stored: unknown): AddressBook | undefined => {
  const { addresses, defaultId } = (stored ?? {}) as Record<string, unknown>
  return Array.isArray(addresses)
    ? withDefault(addresses.filter(isAddress).slice(0, maxAddresses), defaultId)
    : undefined
}

/**
 * The addresses of an external account, which the platform does not hold. One store for each customer; logging out
 * removes every key with this prefix. // AUTH-27, divergences S-37
 */
const openLocalAddresses = (customerId: string) => {
  const stored = createStoredState<AddressBook>({
    key: `local-addresses-${customerId}`,
    version: 1,
    empty,
    parse: parseBook,
  })
  return {
    get: stored.get,
    use: stored.use,
    /** Of checked values; whether storage accepted it. */
    save(values: AddressValues, id: string | undefined, market: MarketId): boolean {
      const form = addressForms[addressFormOf(values.country, market)]
      const { province, country, ...rest } = toCheckedAddress(values, form)
      const address: AccountAddress = {
        ...rest,
        id: id ?? newId(),
        province: form.provinces.find(({ code }) => code === province)?.name ?? '',
        provinceCode: province,
        country: '',
        countryCode: country,
      }
      return stored.update(({ addresses, defaultId }) =>
        withDefault(
          id === undefined ? [...addresses, address] : addresses.map((known) => (known.id === id ? address : known)),
          defaultId,
        ),
      )
    },
    remove: (id: string) =>
      stored.update(({ addresses, defaultId }) =>
        withDefault(
          addresses.filter((address) => address.id !== id),
          defaultId,
        ),
      ),
    setDefault: (id: string) => stored.update(({ addresses }) => withDefault(addresses, id)),
  }
}

const opened = new Map<string, ReturnType<typeof openLocalAddresses>>()

export const localAddressesOf = (customerId: string): ReturnType<typeof openLocalAddresses> => {
  const store = opened.get(customerId) ?? openLocalAddresses(customerId)
  opened.set(customerId, store)
  return store
}
