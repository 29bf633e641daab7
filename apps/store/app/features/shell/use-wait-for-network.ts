import { use, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext as RouterContext, useBlocker } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { notify } from '../../ui/toast.ts'

type Loaded = { readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>> }

/**
 * Where the code of the next page does not come, the router reloads this one, and without a network the browser shows an
 * error of its own in its place. So this page stays until the network is back, and then goes where it was sent.
 */
export const useWaitForNetwork = () => {
  const text = useText('shell')
  const routes = use(RouterContext)?.router.routes ?? []
  const blocker = useBlocker(({ nextLocation }) => {
    const loaded = (window as Loaded).__reactRouterRouteModules
    const isMissing = ({ route }: { route: { id?: string } }) => !(loaded && (route.id ?? '') in loaded)
    return !navigator.onLine && matchRoutes(routes, nextLocation)?.some(isMissing) === true
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    notify({ type: 'warning', message: text('ui.offline'), id: 'offline' })
    window.addEventListener('online', blocker.proceed)
    return () => window.removeEventListener('online', blocker.proceed)
  }, [blocker, text])
}
