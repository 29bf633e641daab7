import { randomBytes } from 'node:crypto'
import { parseGid, toGid } from '../graphql/gid.ts'

/** The token names the cart, the key opens it; neither can be guessed. */
export type CartKey = { readonly token: string; readonly key: string }

const word = /^[0-9a-f]{32}$/
const randomWord = () => randomBytes(16).toString('hex')

export const newCartKey = (): CartKey => ({ token: randomWord(), key: randomWord() })

export const toCartId = ({ token, key }: CartKey): string => `${toGid('Cart', token)}?key=${key}`

/** Also reads ids of the older checkouts, which are carts under another name. */
export const parseCartId = (id: string, type: 'Cart' | 'Checkout' = 'Cart'): CartKey | undefined => {
  const gid = parseGid(id)
  const key = gid?.query.get('key') ?? ''
  return gid?.type === type && word.test(gid.id) && word.test(key) ? { token: gid.id, key } : undefined
}

/** Where the buyer goes on; it leads to the endpoint that the request was sent to. */
export const checkoutUrlOf = (origin: string, { token, key }: CartKey): string => `${origin}/cart/c/${token}?key=${key}`

export const newLineId = randomWord

export const toCartLineId = (lineId: string, token: string): string => `${toGid('CartLine', lineId)}?cart=${token}`

export const parseCartLineId = (id: string): string | undefined => {
  const gid = parseGid(id)
  return gid?.type === 'CartLine' ? gid.id : undefined
}
