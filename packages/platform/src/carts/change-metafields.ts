import type { CartInputMetafieldInput } from '@shopify/hydrogen-react/storefront-api-types'
import type { Cart } from '../tables/carts.table.ts'
import type { Metafield } from '../tables/products.table.ts'
import { cartError } from './cart-refusal.ts'
import type { CartChange } from './change-cart.ts'

const defaultNamespace = 'custom'

/** `namespace.key`, or a key alone in the namespace of those that have none. */
export const metafieldName = (key: string): { readonly namespace: string; readonly key: string } | undefined => {
  const [, namespace = defaultNamespace, name] = /^(?:([\w-]{3,255})\.)?([\w-]{2,64})$/.exec(key) ?? []
  return name === undefined ? undefined : { namespace, key: name }
}

const maxValueLength = 65_536
/** Of all metafields of a cart together: a call is bounded, and calls add up. */
const maxTotalBytes = 65_536
const typeName = /^[a-z][a-z0-9_.]{2,63}$/

type WrongMetafield = { readonly field: 'key' | 'type' | 'value'; readonly message: string }

export const checkMetafield = ({ key, type, value }: CartInputMetafieldInput): WrongMetafield | undefined => {
  if (!metafieldName(key)) return { field: 'key', message: 'Key is invalid' }
  if (!typeName.test(type)) return { field: 'type', message: 'Type is invalid' }
  if (value === '') return { field: 'value', message: "Value can't be blank" }
  if (value.length > maxValueLength) return { field: 'value', message: 'Value is too long' }
  const isNumber = type !== 'number_integer' || /^-?\d{1,16}$/.test(value)
  return isNumber ? undefined : { field: 'value', message: 'Value must be an integer' }
}

const withMetafields = (
  { metafields }: Pick<Cart, 'metafields'>,
  inputs: readonly CartInputMetafieldInput[],
): Cart['metafields'] => ({
  ...metafields,
  ...Object.fromEntries(
    inputs.flatMap(({ key, type, value }): readonly (readonly [string, Metafield])[] => {
      const name = metafieldName(key)
      return name ? [[`${name.namespace}.${name.key}`, { type, value }]] : []
    }),
  ),
})

export const setMetafields = (
  cart: Cart,
  inputs: readonly CartInputMetafieldInput[],
  path: readonly string[],
): CartChange => {
  const errors = inputs.flatMap((input, index) => {
    const wrong = checkMetafield(input)
    return wrong ? [cartError('INVALID_METAFIELDS', [...path, index, wrong.field], wrong.message)] : []
  })
  if (errors.length > 0) return { errors }
  const metafields = withMetafields(cart, inputs)
  return Buffer.byteLength(JSON.stringify(metafields)) > maxTotalBytes
    ? { errors: [cartError('INVALID_METAFIELDS', path, 'The metafields of the cart are too large.')] }
    : { set: { metafields } }
}
