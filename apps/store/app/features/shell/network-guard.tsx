import { type RefObject, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import {
  type BlockerFunction,
  type Location,
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { notify } from '../../ui/popups/toast.ts'

type Loaded = { readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>> }

const subscribe = (onChange: () => void) => {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

type Held = { readonly from: string; readonly to: Location }

const Guard = ({ held }: { readonly held: RefObject<Held | undefined> }) => {
  const text = useText('shell')
  const router = use(RouterContext)?.router
  const { key } = useLocation()
  const isWithoutCode = useCallback<BlockerFunction>(
    ({ nextLocation }) => {
      const loaded = (window as Loaded).__reactRouterRouteModules ?? {}
      const matches = matchRoutes(router?.routes ?? [], nextLocation)
      return matches?.some(({ route }) => !((route.id ?? '') in loaded)) === true
    },
    [router],
  )
  const blocker = useBlocker(isWithoutCode)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    notify({ type: 'warning', message: text('ui.offline'), id: 'offline' })
    held.current = { from: key, to: blocker.location }
    blocker.reset()
  }, [blocker, key, text, held])
  return null
}

/**
 * When the next page's code cannot be loaded, the router reloads the page, and offline the browser would show its own
 * error. This keeps the page until the network is back, and then navigates.
 */
export const NetworkGuard = () => {
  const { key } = useLocation()
  const navigate = useNavigate()
  const held = useRef<Held>(undefined)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (!isOnline || !held.current) return
    const { from, to } = held.current
    held.current = undefined
    // Not if the visitor has navigated elsewhere.
    if (from === key) void navigate(to)
  }, [isOnline, key, navigate])
  return isOnline ? null : <Guard held={held} />
}
