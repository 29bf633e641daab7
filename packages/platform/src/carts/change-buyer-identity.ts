import { randomUUID } from 'node:crypto'
import type { CartBuyerIdentityInput, DeliveryAddressInput } from '@shopify/hydrogen-react/storefront-api-types'
import type { CartContext } from './cart-context.ts'
import { type CartUserError, cartError } from './cart-refusal.ts'
import type { CartChange, CartState } from './change-cart.ts'
import { setBuyerIdentity } from './change-details.ts'
import { copyOfCustomer, saveAddresses } from './delivery/change-delivery.ts'
import { readMailingAddress } from './delivery/read-cart-address.ts'
import type { CartAddress } from './delivery/visible-address.ts'

type BuyerIdentityInput = CartBuyerIdentityInput & {
  readonly deliveryAddressPreferences?: readonly DeliveryAddressInput[] | null
}

const readPreference = async (
  state: CartState,
  { customerAddressId, deliveryAddress }: DeliveryAddressInput,
  path: readonly string[],
): Promise<Partial<CartAddress> & { readonly errors?: readonly CartUserError[] }> => {
  if (deliveryAddress) return readMailingAddress(deliveryAddress, [...path, 'deliveryAddress'])
  const copy = customerAddressId == null ? undefined : await copyOfCustomer(state, customerAddressId)
  return copy ?? { errors: [cartError('INVALID', path, 'The delivery address is invalid')] }
}

/** Until 2024-10 a cart learnt here where it goes: these take the place of what it knew, and the first one counts. */
const preferAddresses = async (
  state: CartState,
  inputs: readonly DeliveryAddressInput[],
  path: readonly string[],
): Promise<CartChange> => {
  const addresses = []
  const errors: CartUserError[] = []
  for (const [index, input] of inputs.entries()) {
    const read = await readPreference(state, input, [...path, String(index)])
    errors.push(...(read.errors ?? []))
    if (read.fields)
      addresses.push({
        id: randomUUID(),
        selected: index === 0,
        oneTimeUse: input.oneTimeUse ?? false,
        fields: read.fields,
        ofCustomer: read.ofCustomer,
      })
  }
  return errors.length > 0 ? { errors } : saveAddresses(addresses)
}

export const changeBuyerIdentity = async (
  state: CartState,
  context: Pick<CartContext, 'shop' | 'access'>,
  input: BuyerIdentityInput,
  path: readonly string[] = ['buyerIdentity'],
): Promise<CartChange> => {
  const change = await setBuyerIdentity(state, context, input, path)
  if ('errors' in change || !input.deliveryAddressPreferences) return change
  const cart = { ...state.cart, ...(change.set as Partial<CartState['cart']>) }
  const preferred = await preferAddresses({ ...state, cart }, input.deliveryAddressPreferences, [
    ...path,
    'deliveryAddressPreferences',
  ])
  return 'errors' in preferred ? preferred : { ...preferred, set: { ...change.set, ...preferred.set } }
}
