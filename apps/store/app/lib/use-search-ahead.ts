import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * The URL's parameters, ahead of the page: what was just chosen counts at once, so that a second choice made while the
 * first one loads keeps it.
 */
export const useSearchAhead = () => {
  const { pathname, search, key } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<{ key: string; search: string }>()
  // Not pending any more: Back returns to the same location key.
  useEffect(() => setPending((before) => (before?.key === key ? before : undefined)), [key])
  const isComing = coming !== undefined && coming.pathname === pathname
  // The router reports the navigation a moment after the click.
  const ahead = pending?.key === key ? pending : isComing ? coming : undefined

  return {
    pathname,
    search: ahead?.search ?? search,
    isPending: ahead !== undefined,
    go: (next: string, replace: boolean) => {
      setPending({ key, search: next })
      void navigate(pathname + next, { replace, preventScrollReset: true })
    },
  }
}
