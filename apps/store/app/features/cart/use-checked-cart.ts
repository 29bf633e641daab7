import { lineKey } from '@dvaput/domain/cart/cart-line'
import { applyCheckedLines } from '@dvaput/domain/cart/checked-line'
import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '../../lib/use-page-context.ts'
import { changeCart, readCart, useCart } from '../../state/cart.ts'
import { checkLines } from './check-lines.ts'
import { createLineNotes, type NotesByLine } from './line-note.ts'

type CartCheck = { readonly notes: NotesByLine; readonly hasFailed: boolean }

type CheckedCart = CartCheck & { readonly checkAgain: () => void }

const unchecked: CartCheck = { notes: new Map(), hasFailed: false }
const timeoutMs = 8_000

/** A page that the browser kept as it was is opened anew, too. */
const useOpenings = () => {
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpenings((before) => before + 1)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return { openings, checkAgain: () => setOpenings((before) => before + 1) }
}

/**
 * Asks the server for price and stock when the cart is opened, and of a line that comes later from another tab or
 * device. A failure leaves the cart as it was. // divergences S-35
 */
export const useCheckedCart = (): CheckedCart => {
  const { market } = usePageContext()
  const [check, setCheck] = useState(unchecked)
  const { openings, checkAgain } = useOpenings()
  const asked = useRef({ openings, keys: new Set<string>() })
  const keys = useCart().map(lineKey).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys of the lines are the event itself
  useEffect(() => {
    if (asked.current.openings !== openings) asked.current = { openings, keys: new Set() }
    const cart = readCart(market).filter((line) => !asked.current.keys.has(lineKey(line)))
    if (cart.length === 0) return
    for (const line of cart) asked.current.keys.add(lineKey(line))
    checkLines(cart, AbortSignal.timeout(timeoutMs)).then(
      (checked) => {
        changeCart(market, (before) => applyCheckedLines(before, checked))
        setCheck(({ notes }) => ({ notes: new Map([...notes, ...createLineNotes(cart, checked)]), hasFailed: false }))
      },
      () => setCheck((before) => ({ ...before, hasFailed: true })),
    )
  }, [keys, market, openings])
  return { ...check, checkAgain }
}
