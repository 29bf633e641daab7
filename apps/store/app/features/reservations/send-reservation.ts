import type { Cart } from '@dvaput/domain/cart/cart'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import { type LocalIdentity, parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { ApiError, api } from '../../lib/api.ts'

export type ReservedItem = {
  readonly variantId: string
  readonly productName: string
  readonly quantity: number
  readonly pickupCode: string
  readonly expiresAt: string
}
export type ReservationResult = {
  readonly reserved: readonly [ReservedItem, ...ReservedItem[]]
  readonly errors: readonly { readonly variantId: string; readonly error: string }[]
}

type LocalLine = Cart[number] & { readonly identity: LocalIdentity }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasTexts = (value: unknown, ...names: readonly string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')

/** Whatever is not a result is an error, also with status 200. // RES-05 */
const parseResult = (body: unknown): ReservationResult => {
  const { success, reservations, errors } = isObject(body) ? body : {}
  const isResult =
    success === true &&
    Array.isArray(reservations) &&
    Array.isArray(errors) &&
    reservations.length > 0 &&
    reservations.every((item) => hasTexts(item, 'variantId', 'productName', 'pickupCode', 'expiresAt')) &&
    errors.every((item) => hasTexts(item, 'variantId', 'error'))
  if (!isResult) throw new ApiError('Server returned an invalid response', 200)
  return { reserved: reservations, errors } as unknown as ReservationResult
}

export const isLocalLine = (line: Cart[number]): line is LocalLine =>
  parseProductIdentity(lineKey(line))?.kind === 'local'

// The server takes identity and price from what it knows itself. // ENT-30, divergences S-19
export const sendReservation = async (lines: readonly LocalLine[], key: string): Promise<ReservationResult> => {
  const items = lines.map(({ identity, handle, name, image, price, quantity }) => ({
    productId: lineKey({ identity }),
    variantId: identity.variantId,
    productHandle: handle,
    productName: name,
    productPrice: price.minor,
    productImage: image,
    quantity,
  }))
  return parseResult(await api.post('/draft-orders/create-bulk', { items }, { key }))
}
