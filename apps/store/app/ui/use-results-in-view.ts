import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls back to the start of new results if it is out of view. Back and Forward are left to the browser. */
export const useResultsInView = (results: RefObject<HTMLElement | null>, listing: object, page: number): void => {
  const navigationType = useNavigationType()
  const previous = useRef({ listing, page })
  useEffect(() => {
    const before = previous.current
    previous.current = { listing, page }
    if (before.listing === listing || navigationType === 'POP' || !results.current) return
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: 'start' })
    // The pressed link is below the new results.
    if (before.page !== page) results.current.focus({ preventScroll: true })
  }, [results, listing, page, navigationType])
}
