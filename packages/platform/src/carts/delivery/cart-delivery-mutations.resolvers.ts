import type {
  MutationCartBillingAddressUpdateArgs,
  MutationCartDeliveryAddressesAddArgs,
  MutationCartDeliveryAddressesRemoveArgs,
  MutationCartDeliveryAddressesUpdateArgs,
  MutationCartSelectedDeliveryOptionsUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import type { CartResolvers } from '../cart-context.ts'
import { changeCart } from '../change-cart.ts'
import { addAddresses, removeAddresses, selectDelivery, updateAddresses } from './change-delivery.ts'
import { readMailingAddress } from './read-cart-address.ts'

export const cartDeliveryMutationResolvers: CartResolvers = {
  Mutation: {
    cartDeliveryAddressesAdd: (_source, args: MutationCartDeliveryAddressesAddArgs, context) =>
      changeCart(context, args, (state) => addAddresses(state, context.shop, args.addresses)),
    cartDeliveryAddressesReplace: (_source, args: MutationCartDeliveryAddressesAddArgs, context) =>
      changeCart(context, args, (state) => addAddresses(state, context.shop, args.addresses, { known: [] })),
    cartDeliveryAddressesUpdate: (_source, args: MutationCartDeliveryAddressesUpdateArgs, context) =>
      changeCart(context, args, (state) => updateAddresses(state, context.shop, args.addresses)),
    cartDeliveryAddressesRemove: (_source, args: MutationCartDeliveryAddressesRemoveArgs, context) =>
      changeCart(context, args, (state) => removeAddresses(state, args.addressIds)),
    cartSelectedDeliveryOptionsUpdate: (_source, args: MutationCartSelectedDeliveryOptionsUpdateArgs, context) =>
      changeCart(context, args, (state) => selectDelivery(state, context.shop, args.selectedDeliveryOptions)),
    cartBillingAddressUpdate: (_source, args: MutationCartBillingAddressUpdateArgs, context) =>
      changeCart(context, args, () => {
        if (!args.billingAddress) return { set: { billingAddress: null } }
        const { fields, errors } = readMailingAddress(args.billingAddress, ['billingAddress'])
        return errors.length > 0 ? { errors } : { set: { billingAddress: fields } }
      }),
  },
}
