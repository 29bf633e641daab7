import type { Cart } from '@dvaput/domain/cart/cart'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import { applyCheckedLines, type CheckedLine } from '@dvaput/domain/cart/checked-line'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { changeCart, readCart } from '../../state/cart.ts'
import { createLineNotes, type NotesByLine } from './line-note.ts'
import { parseCheckedLines } from './parse-checked-lines.ts'

type CartCheck = { readonly notes: NotesByLine; readonly hasFailed: boolean }

const unchecked: CartCheck = { notes: new Map(), hasFailed: false }
const timeoutMs = 8_000

const checkLines = async (cart: Cart, signal: AbortSignal): Promise<readonly CheckedLine[]> => {
  const lines = cart.map((line) => ({ id: lineKey(line), quantity: line.quantity, price: line.price }))
  return parseCheckedLines(await api.post('/cart/lines', { lines }, { signal }))
}

/**
 * Asks the server for price and stock each time the panel opens, and takes them over. A failure leaves the cart as it
 * was. // readings S-35, D-09
 */
export const useCheckedCart = (open: boolean): CartCheck => {
  const { market } = usePageContext()
  const [check, setCheck] = useState(unchecked)
  useEffect(() => {
    const cart = readCart(market)
    if (!open || cart.length === 0) return
    const closing = new AbortController()
    setCheck(unchecked)
    checkLines(cart, AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])).then(
      (checked) => {
        changeCart(market, (before) => applyCheckedLines(before, checked))
        setCheck({ notes: createLineNotes(cart, checked), hasFailed: false })
      },
      () => {
        if (!closing.signal.aborted) setCheck({ ...unchecked, hasFailed: true })
      },
    )
    return () => closing.abort()
  }, [open, market])
  return check
}
