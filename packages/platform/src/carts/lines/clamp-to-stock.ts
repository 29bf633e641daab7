import type { Language } from '@dvaput/domain/text/language'
import { toCartLineId } from '../cart-id.ts'
import type { CartWarning } from '../cart-refusal.ts'
import type { DraftLine } from './draft-lines.ts'

const messages = {
  bcs: {
    soldOut: (title: string) => `Proizvod '${title}' je rasprodan.`,
    onlyAdded: (count: number) => `Zbog dostupnosti je u korpu dodano samo: ${count}.`,
  },
  en: {
    soldOut: (title: string) => `The product '${title}' is already sold out.`,
    onlyAdded: (count: number) =>
      `Only ${count} ${count === 1 ? 'item was' : 'items were'} added to your cart due to availability.`,
  },
  es: {
    soldOut: (title: string) => `El producto '${title}' ya está agotado.`,
    onlyAdded: (count: number) => `Solo se agregaron ${count} al carrito por disponibilidad.`,
  },
} as const satisfies Record<Language, unknown>

const titleOf = ({ product, variant }: DraftLine) =>
  variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`

type Clamped = { readonly lines: readonly DraftLine[]; readonly warnings: readonly CartWarning[] }

/**
 * All lines of a variant together get no more than there is. Lines in `first` are served before the others. A new line
 * that gets nothing because others of the cart have it all is not added: nothing would ever fill it.
 */
export const clampToStock = (
  lines: readonly DraftLine[],
  {
    token,
    language,
    first = new Set(),
  }: { token: string; language: Language; first?: ReadonlySet<string> | undefined },
): Clamped => {
  const left = new Map(lines.map(({ variant, available }) => [variant.id, available]))
  const granted = new Map<string, number>()
  for (const line of lines.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))) {
    const rest = left.get(line.variant.id) ?? 0
    const quantity = Math.min(line.quantity, rest)
    granted.set(line.id, quantity)
    left.set(line.variant.id, rest - quantity)
  }
  const clamped = lines.map((line) => ({ ...line, quantity: granted.get(line.id) ?? 0 }))
  const holderOf = ({ variant, quantity, position }: DraftLine) =>
    quantity === 0 && position === undefined
      ? clamped.find((other) => other.variant.id === variant.id && other.quantity > 0)
      : undefined
  const warnings = clamped.flatMap((line, index): readonly CartWarning[] => {
    const holder = holderOf(line)
    if (holder)
      return [
        {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: messages[language].onlyAdded(holder.quantity),
          target: toCartLineId(holder.id, token),
        },
      ]
    const target = toCartLineId(line.id, token)
    if (line.quantity === 0 && left.get(line.variant.id) === 0)
      return [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: messages[language].soldOut(titleOf(line)), target }]
    if (line.quantity < (lines[index]?.quantity ?? 0))
      return [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: messages[language].onlyAdded(line.quantity), target }]
    return []
  })
  return { lines: clamped.filter((line) => !holderOf(line)), warnings }
}
