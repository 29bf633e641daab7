import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from '@dvaput/database/query'
import type {
  CartAddressInput,
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
  CartSelectedDeliveryOptionInput,
} from '@shopify/hydrogen-react/storefront-api-types'
import { parseGid, toGid } from '../../graphql/gid.ts'
import type { CartDeliveryAddress } from '../../tables/carts.table.ts'
import { customerAddresses } from '../../tables/customers.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type CartUserError, type CartWarning, cartError } from '../cart-refusal.ts'
import type { CartChange, CartState } from '../change-cart.ts'
import { addressOf } from '../open-cart.ts'
import { priceCart } from '../price-cart.ts'
import { readCartAddress } from './read-cart-address.ts'
import type { CartAddress } from './visible-address.ts'

/** The hosted platform's own limit. */
const maxAddresses = 20

const addressType = 'CartSelectableAddress'
export const toSelectableAddressId = (id: string): string => toGid(addressType, id)
const parseSelectableAddressId = (gid: string): string | undefined => {
  const parsed = parseGid(gid)
  return parsed?.type === addressType ? parsed.id : undefined
}

export const toDeliveryGroupId = (token: string): string => toGid('CartDeliveryGroup', token)

type Read = CartAddress | { readonly errors: readonly CartUserError[] }

export const copyOfCustomer = async ({ tx, cart }: CartState, gid: string): Promise<CartAddress | undefined> => {
  const parsed = parseGid(gid)
  const { customerId } = cart.buyerIdentity
  if (parsed?.type !== 'MailingAddress' || !/^\d{1,15}$/.test(parsed.id) || customerId == null) return undefined
  const [found] = await tx.db
    .select({ fields: customerAddresses.fields })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.id, Number(parsed.id)), eq(customerAddresses.customerId, customerId)))
  return found && { fields: found.fields, ofCustomer: customerId }
}

const readAddress = async (
  state: CartState,
  shop: Shop,
  { deliveryAddress, copyFromCustomerAddressId }: CartAddressInput,
  { strict, path }: { strict: boolean; path: readonly string[] },
): Promise<Read> => {
  if (copyFromCustomerAddressId != null) {
    const copy = await copyOfCustomer(state, copyFromCustomerAddressId)
    const field = [...path, 'copyFromCustomerAddressId']
    return copy ?? { errors: [cartError('INVALID_DELIVERY_ADDRESS_ID', field, 'The customer address does not exist.')] }
  }
  if (!deliveryAddress)
    return { errors: [cartError('UNSPECIFIED_ADDRESS_ERROR', path, 'A delivery address is required.')] }
  const { fields, errors } = readCartAddress(deliveryAddress, { shop, strict, path: [...path, 'deliveryAddress'] })
  return errors.length > 0 ? { errors } : { fields }
}

export const saveAddresses = (
  addresses: readonly CartDeliveryAddress[],
  warnings: readonly CartWarning[] = [],
): CartChange => {
  if (addresses.length > maxAddresses)
    return {
      errors: [
        cartError(
          'TOO_MANY_DELIVERY_ADDRESSES',
          ['addresses'],
          `A cart can have ${maxAddresses} delivery addresses at most.`,
        ),
      ],
    }
  return { set: { deliveryAddresses: addresses }, warnings }
}

const isSelected = ({ selected }: { selected?: boolean | null }) => selected === true

const checkSelection = (inputs: readonly { selected?: boolean | null }[]): readonly CartUserError[] =>
  inputs.filter(isSelected).length > 1
    ? [
        cartError(
          'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
          ['addresses'],
          'Only one delivery address can be selected.',
        ),
      ]
    : []

/** One address is selected at most: the newest choice. */
const select = (addresses: readonly CartDeliveryAddress[], chosen: ReadonlySet<string>) =>
  chosen.size === 0 ? addresses : addresses.map((address) => ({ ...address, selected: chosen.has(address.id) }))

export const addAddresses = async (
  state: CartState,
  shop: Shop,
  inputs: readonly CartSelectableAddressInput[],
  { known = state.cart.deliveryAddresses, path = ['addresses'] as readonly string[] } = {},
): Promise<CartChange> => {
  const errors = [...checkSelection(inputs)]
  const warnings: CartWarning[] = []
  const addresses = [...known]
  const chosen = new Set<string>()
  for (const [index, input] of inputs.entries()) {
    const read = await readAddress(state, shop, input.address, {
      strict: input.validationStrategy === 'STRICT',
      path: [...path, String(index), 'address'],
    })
    if ('errors' in read) {
      errors.push(...read.errors)
      continue
    }
    const twin = addresses.find(({ fields }) => isDeepStrictEqual(fields, read.fields))
    const id = twin?.id ?? randomUUID()
    if (twin)
      warnings.push({
        code: 'DUPLICATE_DELIVERY_ADDRESS',
        message: 'A delivery address with the same details already exists on this cart.',
        target: toSelectableAddressId(twin.id),
      })
    else addresses.push({ id, selected: false, oneTimeUse: input.oneTimeUse ?? false, ...read })
    if (isSelected(input)) chosen.add(id)
  }
  return errors.length > 0 ? { errors } : saveAddresses(select(addresses, chosen), warnings)
}

const noSuchAddress = (path: readonly string[]) =>
  cartError('INVALID_DELIVERY_ADDRESS_ID', path, 'The delivery address does not exist.')

export const updateAddresses = async (
  state: CartState,
  shop: Shop,
  inputs: readonly CartSelectableAddressUpdateInput[],
): Promise<CartChange> => {
  const errors = [...checkSelection(inputs)]
  const addresses = new Map(state.cart.deliveryAddresses.map((address) => [address.id, address]))
  const chosen = new Set<string>()
  for (const [index, input] of inputs.entries()) {
    const path = ['addresses', String(index)]
    const known = addresses.get(parseSelectableAddressId(input.id) ?? '')
    const strict = input.validationStrategy === 'STRICT'
    const read =
      input.address && (await readAddress(state, shop, input.address, { strict, path: [...path, 'address'] }))
    if (!known) errors.push(noSuchAddress([...path, 'id']))
    if (read && 'errors' in read) errors.push(...read.errors)
    if (!known || (read && 'errors' in read)) continue
    addresses.set(known.id, {
      ...known,
      ...(read ? { fields: read.fields, ofCustomer: read.ofCustomer } : {}),
      selected: input.selected ?? known.selected,
      oneTimeUse: input.oneTimeUse ?? known.oneTimeUse,
    })
    if (isSelected(input)) chosen.add(known.id)
  }
  return errors.length > 0 ? { errors } : saveAddresses(select([...addresses.values()], chosen))
}

export const removeAddresses = ({ cart }: CartState, ids: readonly string[]): CartChange => {
  const known = new Set(cart.deliveryAddresses.map(({ id }) => id))
  const errors = ids.flatMap((id, index) =>
    known.has(parseSelectableAddressId(id) ?? '') ? [] : [noSuchAddress(['addressIds', String(index)])],
  )
  const gone = new Set(ids.map((id) => parseSelectableAddressId(id) ?? ''))
  return errors.length > 0 ? { errors } : saveAddresses(cart.deliveryAddresses.filter(({ id }) => !gone.has(id)))
}

export const selectDelivery = async (
  { tx, cart, lines }: CartState,
  shop: Shop,
  inputs: readonly CartSelectedDeliveryOptionInput[],
): Promise<CartChange> => {
  const address = await addressOf(tx.db, cart)
  const { options } = await priceCart(tx.db, shop, { cart, lines }, { address: address?.fields })
  const errors = inputs.flatMap(({ deliveryGroupId, deliveryOptionHandle }, index) => {
    const path = ['selectedDeliveryOptions', String(index)]
    if (deliveryGroupId !== toDeliveryGroupId(cart.token) || options.length === 0)
      return [cartError('INVALID_DELIVERY_GROUP', [...path, 'deliveryGroupId'], 'The delivery group does not exist.')]
    if (!options.some(({ handle }) => handle === deliveryOptionHandle))
      return [
        cartError('INVALID_DELIVERY_OPTION', [...path, 'deliveryOptionHandle'], 'The delivery option does not exist.'),
      ]
    return []
  })
  if (errors.length > 0) return { errors }
  const last = inputs.at(-1)
  return last ? { set: { deliveryHandle: last.deliveryOptionHandle } } : {}
}
