import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls back to the start of new results if it is out of view. Back and Forward are left to the browser. */
export const useResultsInView = (results: RefObject<HTMLElement | null>, goods: object, page: number): void => {
  const came = useNavigationType()
  const shown = useRef({ goods, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { goods, page }
    if (before.goods === goods || came === 'POP' || !results.current) return
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: 'start' })
    // The pressed link is below the new results.
    if (before.page !== page) results.current.focus({ preventScroll: true })
  }, [results, goods, page, came])
}
