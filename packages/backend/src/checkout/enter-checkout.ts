import { setTimeout as sleep } from 'node:timers/promises'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Checkout } from './checkouts.table.ts'
import type { OpenedCart, PlaceCart, Placing } from './place-cart.ts'
import type { NewCheckout, StoredCheckouts } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'

type Needs = {
  readonly stored: StoredCheckouts
  readonly placeCart: PlaceCart
  /** Whether the platform has an order of this checkout. */
  readonly isOrdered: (checkout: Checkout) => Promise<boolean>
  readonly homes: Readonly<Record<MarketId, string>>
}

type Refused<R> = { readonly ok: false; readonly refusal: R }

/** What is placed for a checkout, or why nothing can be. */
export type PlacingOf<R> = (
  checkout: Checkout,
) => Promise<{ readonly ok: true; readonly placing: Placing } | Refused<R>>

type OwnRefusal = Extract<OpenedCart, { ok: false }>['refusal'] | Refusal<'too-many-requests'>

export type EnteredCheckout<R> =
  | { readonly ok: true; readonly id: string; readonly url: string }
  | (Refused<R | OwnRefusal> & { readonly problems?: readonly LineProblem[] })

/** As long as another press of the same cart may take. */
const waits = { times: 40, milliseconds: 250 }

type Options = {
  /** A cart that was changed since the last press goes on in the same checkout, with what was typed there. */
  readonly changesCart?: boolean
}

/** A wrong code is no reason to lose what was typed at a checkout that is open. */
const staysOpen = ({ cartId }: Checkout, placed: { readonly ok: boolean; readonly refusal?: unknown } | undefined) =>
  cartId !== null && (placed?.refusal as Refusal | undefined)?.code === 'discount-code-refused'

/** Pressed twice or in two tabs, the same cart leads to the same checkout. */
export const createEnterCheckout = ({ stored, placeCart, isOrdered, homes }: Needs) => {
  /** The cart that an earlier press made, where it still is what was pressed for. */
  const openAgain = async <R>(checkout: Checkout, placingOf: PlacingOf<R>): Promise<string | undefined> => {
    const known = await placingOf(checkout)
    const cart = known.ok ? await placeCart.find(checkout, known.placing) : undefined
    if (cart) return cart.url
    if (await isOrdered(checkout)) return `${homes[checkout.market]}${successPath(checkout.id)}`
    await stored.close(checkout.id)
    return undefined
  }

  /** Without a cart there is nothing to come back to. Undefined where the one that was to be changed is gone. */
  const place = async <R>(
    checkout: Checkout,
    placingOf: PlacingOf<R>,
  ): Promise<OpenedCart | Refused<R> | undefined> => {
    let placed: OpenedCart | Refused<R> | undefined
    try {
      const known = await placingOf(checkout)
      if (!known.ok) placed = known
      else if (checkout.cartId === null) placed = await placeCart.create(checkout, known.placing)
      else placed = await placeCart.change(checkout, checkout.cartId, known.placing)
      return placed
    } finally {
      if (!placed?.ok && !staysOpen(checkout, placed)) await stored.close(checkout.id)
    }
  }

  return async <R>(
    row: NewCheckout,
    placingOf: PlacingOf<R>,
    { changesCart = false }: Options = {},
  ): Promise<EnteredCheckout<R>> => {
    for (let tries = 0; tries < waits.times; tries += 1) {
      const open = changesCart ? await stored.claimOpen(row) : undefined
      const claimed = open ? { isNew: true, checkout: open } : await stored.claim(row)
      if (claimed?.isNew) {
        const placed = await place({ ...claimed.checkout, lines: row.lines }, placingOf)
        if (!placed) continue
        return placed.ok ? { ok: true, id: claimed.checkout.id, url: placed.url } : placed
      }
      if (claimed?.checkout.state === 'open') {
        const url = await openAgain(claimed.checkout, placingOf)
        if (url !== undefined) return { ok: true, id: claimed.checkout.id, url }
      } else await sleep(waits.milliseconds)
    }
    return { ok: false, refusal: { code: 'too-many-requests' } }
  }
}

export type EnterCheckout = ReturnType<typeof createEnterCheckout>
