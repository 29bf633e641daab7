import { eq } from '@dvaput/database/query'
import { formatAddress, mailingAddress } from '../../customers/addresses/mailing-address.ts'
import { throughCart } from '../../customers/customer.resolvers.ts'
import type { DeliveryOption } from '../../delivery/delivery-option.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { toGid } from '../../graphql/gid.ts'
import type { CartDeliveryAddress } from '../../tables/carts.table.ts'
import { type AddressFields, customers } from '../../tables/customers.table.ts'
import { toCartLines } from '../cart.resolvers.ts'
import type { CartContext, CartResolvers } from '../cart-context.ts'
import type { OpenCart } from '../open-cart.ts'
import { toDeliveryGroupId, toSelectableAddressId } from './change-delivery.ts'
import { showAddress } from './visible-address.ts'

/** One group: everything leaves from one place. There is none before there is an address to deliver to. */
type DeliveryGroup = { readonly open: OpenCart; readonly id: string }
type OpenOption = { readonly open: OpenCart; readonly option: DeliveryOption }

const toCartAddress = (fields: AddressFields) => {
  const {
    __typename: _mailing,
    id: _id,
    country: _country,
    countryCodeV2: _code,
    ...address
  } = mailingAddress('', fields)
  return { ...address, __typename: 'CartDeliveryAddress' as const }
}

const toSelectable = async (address: CartDeliveryAddress, context: CartContext) => ({
  id: toSelectableAddressId(address.id),
  selected: address.selected,
  oneTimeUse: address.oneTimeUse,
  address: toCartAddress(await showAddress(context, address)),
})

export const cartDeliveryResolvers: CartResolvers = {
  Cart: {
    buyerIdentity: (open: OpenCart) => open,
    delivery: (open: OpenCart) => open,
    deliveryGroups: (open: OpenCart, args: PageArgs) => {
      const groups = open.address && open.needsDelivery ? [{ open, id: toDeliveryGroupId(open.cart.token) }] : []
      return toListConnection(groups, args, ({ id }) => id)
    },
  },
  CartBuyerIdentity: {
    countryCode: ({ cart }: OpenCart) => cart.buyerIdentity.countryCode ?? null,
    email: ({ cart }: OpenCart) => cart.buyerIdentity.email ?? null,
    phone: ({ cart }: OpenCart) => cart.buyerIdentity.phone ?? null,
    customer: async ({ cart }: OpenCart, _args, { parts }) => {
      const { customerId } = cart.buyerIdentity
      if (customerId == null) return null
      const [customer] = await parts.database.db.select().from(customers).where(eq(customers.id, customerId))
      return customer ? throughCart(customer) : null
    },
    deliveryAddressPreferences: ({ cart }: OpenCart, _args, context) =>
      cart.deliveryAddresses.map(async (address) =>
        mailingAddress(toGid('MailingAddress', address.id), await showAddress(context, address)),
      ),
    preferences: ({ cart }: OpenCart) => cart.buyerIdentity.preferences ?? null,
    purchasingCompany: () => null,
  },
  CartDeliveryPreference: {
    deliveryMethod: ({ deliveryMethod }: { deliveryMethod?: readonly string[] | null }) => deliveryMethod ?? [],
    pickupHandle: ({ pickupHandle }: { pickupHandle?: readonly string[] | null }) => pickupHandle ?? [],
  },
  CartDelivery: {
    addresses: ({ cart }: OpenCart, { selected }: { selected?: boolean | null }, context) =>
      cart.deliveryAddresses
        .filter((address) => !selected || address.selected)
        .map((address) => toSelectable(address, context)),
  },
  CartDeliveryAddress: {
    formatted: (
      { fields }: ReturnType<typeof toCartAddress>,
      { withName, withCompany }: { withName: boolean; withCompany: boolean },
      { language },
    ) => formatAddress(fields, { withName, withCompany, language }),
  },
  CartDeliveryGroup: {
    groupType: () => 'ONE_TIME_PURCHASE',
    cartLines: ({ open }: DeliveryGroup, args: PageArgs) => toCartLines(open, args),
    deliveryAddress: async ({ open }: DeliveryGroup, _args, context) =>
      open.address &&
      mailingAddress(toGid('MailingAddress', open.cart.token), await showAddress(context, open.address)),
    deliveryOptions: ({ open }: DeliveryGroup) => open.options.map((option): OpenOption => ({ open, option })),
    selectedDeliveryOption: ({ open }: DeliveryGroup): OpenOption | null =>
      open.chosen ? { open, option: open.chosen } : null,
  },
  CartDeliveryOption: {
    handle: ({ option }: OpenOption) => option.handle,
    code: ({ option }: OpenOption) => option.handle,
    title: ({ option }: OpenOption, _args, { language }) => option.title[language],
    description: ({ option }: OpenOption, _args, { language }) => option.description[language],
    deliveryMethodType: ({ option }: OpenOption) => (option.kind === 'pickup' ? 'PICK_UP' : 'SHIPPING'),
    estimatedCost: ({ open, option }: OpenOption) => toDecimalMoney(option.price, open.priced.currency),
  },
}
