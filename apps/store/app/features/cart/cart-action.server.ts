import { kindsOf, productKinds } from '@dvaput/domain/cart/cart-kinds'
import { checkCheckout } from '@dvaput/domain/cart/check-checkout'
import { type ProductIdentity, parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { CartResult } from './cart-result.ts'

export type FormLine = { readonly identity: ProductIdentity; readonly quantity: number }

/** `2 local:main:7000001`: ids and quantities, nothing else is taken from a browser. */
const parseFormLine = (value: FormDataEntryValue): FormLine[] => {
  const [, count, id] = /^([1-9]\d{0,5}) (.+)$/s.exec(String(value)) ?? []
  const identity = parseProductIdentity(id)
  return identity ? [{ identity, quantity: Number(count) }] : []
}

/** The checkout of the kind that the form names, or of the only one there is. */
export const checkOutByForm = async (form: FormData): Promise<CartResult> => {
  const lines = form.getAll('line').flatMap(parseFormLine)
  const kind = productKinds.find((each) => each === form.get('kind')) ?? kindsOf(lines)[0] ?? 'local'
  // What is in stock is decided by the checkout itself.
  const refused = checkCheckout(
    lines.map(({ identity }) => ({ identity, stock: 1, isStockKnown: false })),
    kind,
  )
  if (refused) return { error: refused }
  return { error: kind === 'local' ? 'checkout' : 'create-products' }
}
