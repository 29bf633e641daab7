import { type CartLine, lineKey } from '@dvaput/domain/cart/cart-line'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'

/** `local:retail:7000001*2`, in the form of a browser without scripts. */
export const formatItem = (line: Pick<CartLine, 'identity' | 'quantity'>): string => `${lineKey(line)}*${line.quantity}`

export const parseItems = (values: readonly unknown[]) =>
  values.flatMap((value) => {
    const [, id, count] = /^(.{1,300})\*([1-9]\d{0,5})$/.exec(String(value)) ?? []
    const identity = parseProductIdentity(id)
    return identity?.kind === 'local' ? [{ variantId: identity.variantId, quantity: Number(count), name: '' }] : []
  })
