import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a link the keyboard goes on from the top of the new page, as after a full load.
 * Who is typing is left alone, and an address with an anchor leads to its own place.
 */
export const useFocusOnNewPage = (contentId: string): void => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash || document.activeElement instanceof HTMLInputElement) return
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, contentId])
}
