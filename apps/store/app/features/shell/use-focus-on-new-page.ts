import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the content after a navigation, as after a full load. Not while typing, and not for a URL with a
 * hash.
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
