import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * New goods are read from their beginning: whoever had scrolled past it is brought back, whoever had not stays where they
 * are. Going back is the browser's business.
 */
export const useResultsInView = (results: RefObject<HTMLElement | null>, goods: object, page: number): void => {
  const came = useNavigationType()
  const shown = useRef({ goods, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { goods, page }
    if (before.goods === goods || came === 'POP' || !results.current) return
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: 'start' })
    // The link that was pressed stands below what is now to be read.
    if (before.page !== page) results.current.focus({ preventScroll: true })
  }, [results, goods, page, came])
}
