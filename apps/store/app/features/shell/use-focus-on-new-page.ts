import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the content after a navigation, as after a full load. Not while typing, and not for a URL with a
 * hash.
 */
export const useFocusOnNewPage = (contentId: string): void => {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (hash || document.activeElement instanceof HTMLInputElement) return
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, contentId])
}
