import type {
  CartMetafieldsSetInput,
  MutationCartMetafieldDeleteArgs,
  MutationCartMetafieldsSetArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import { readMetafield } from '../catalogue/metafields.ts'
import { toGid } from '../graphql/gid.ts'
import type { CartContext, CartResolvers } from './cart-context.ts'
import { changeCart } from './change-cart.ts'
import { checkMetafield, metafieldName, setMetafields } from './change-metafields.ts'
import type { OpenCart } from './open-cart.ts'

const maxMetafields = 25

const codeOf = { key: 'INVALID_VALUE', type: 'INVALID_TYPE', value: 'INVALID_VALUE' } as const

const checkInputs = (inputs: readonly CartMetafieldsSetInput[]) => {
  if (inputs.length > maxMetafields)
    return [
      {
        code: 'LESS_THAN_OR_EQUAL_TO',
        field: ['metafields'],
        message: `Exceeded the maximum metafields input limit of ${maxMetafields}.`,
        elementIndex: null,
      },
    ]
  return inputs.flatMap((input, index) => {
    const wrong = checkMetafield(input)
    const field = ['metafields', String(index), wrong?.field ?? '']
    return wrong ? [{ code: codeOf[wrong.field], field, message: wrong.message, elementIndex: index }] : []
  })
}

const noOwner = (index: number) => ({
  code: 'INVALID_OWNER',
  field: ['metafields', String(index), 'ownerId'],
  message: 'Owner does not exist.',
  elementIndex: index,
})

const toMetafield = (open: OpenCart, key: string, context: CartContext) => {
  const name = metafieldName(key)
  const { token, metafields, createdAt, updatedAt } = open.cart
  const found = name && readMetafield('Cart', { id: token, metafields, createdAt, updatedAt }, name, context)
  return found ? [{ ...found, parentResource: open }] : []
}

export const cartMetafieldResolvers: CartResolvers = {
  Mutation: {
    cartMetafieldsSet: async (_source, { metafields }: MutationCartMetafieldsSetArgs, context) => {
      const userErrors = checkInputs(metafields)
      if (userErrors.length > 0) return { metafields: null, userErrors }
      const byOwner = [...Map.groupBy(metafields, ({ ownerId }) => ownerId)]
      const set = []
      for (const [cartId, inputs] of byOwner) {
        const { cart, userErrors: refused } = await changeCart(context, { cartId, inputs }, (state) =>
          setMetafields(state.cart, inputs, ['metafields']),
        )
        if (!cart)
          return { metafields: null, userErrors: [noOwner(metafields.findIndex(({ ownerId }) => ownerId === cartId))] }
        if (refused.length > 0)
          return {
            metafields: null,
            // Each was looked at before, so together they are too large.
            userErrors: refused.map(({ field, message }) => ({ code: 'TOO_LONG', field, message, elementIndex: null })),
          }
        set.push(...inputs.flatMap(({ key }) => toMetafield(cart, key, context)))
      }
      return { metafields: set, userErrors: [] }
    },
    cartMetafieldDelete: async (_source, { input }: MutationCartMetafieldDeleteArgs, context) => {
      const name = metafieldName(input.key)
      const fullName = `${name?.namespace}.${name?.key}`
      let existed = false
      const { cart } = await changeCart(context, { cartId: input.ownerId, input }, (state) => {
        const { [fullName]: gone, ...metafields } = state.cart.metafields
        existed = gone !== undefined
        return { set: { metafields } }
      })
      const refuseWith = (code: string, field: string, message: string) => ({
        deletedId: null,
        userErrors: [{ code, field: ['input', field], message }],
      })
      if (!cart) return refuseWith('INVALID_OWNER', 'ownerId', 'Owner does not exist.')
      if (!existed) return refuseWith('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist.')
      return { deletedId: toGid('Metafield', `Cart.${cart.cart.token}.${fullName}`), userErrors: [] }
    },
  },
}
