import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Pages after the first are laid out whole, so that one returned to can be scrolled to where it was left. */
export const useWholePages = (): void => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (first.current !== pathname) document.documentElement.dataset.whole = ''
  }, [pathname])
}
