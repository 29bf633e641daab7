import { Icon } from '@dvaput/ui/icon.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { Suspense, useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { isBeingLeft, mayHaveSession, storedSession, useSession } from '../../state/session.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'

const AccountMenu = lazyComponent(async () => (await import('./account-menu.tsx')).AccountMenu, {
  messages: 'account-menu',
})

/** A page is the same for everybody, so who reads it is asked after it was painted, and only where somebody may be. */
const useRefreshedSession = () =>
  useEffect(() => {
    if (mayHaveSession() || storedSession.get())
      void import('../../state/refresh-session.ts').then(({ refreshSession }) => refreshSession())
  }, [])

/** A login or logout in another tab changes what this page may show. */
const useReloadForAnother = (id: string | undefined) => {
  const { revalidate } = useRevalidator()
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && before.current !== id && !isBeingLeft()) void revalidate()
    before.current = id
  }, [id, revalidate])
}

const linkClasses =
  'min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken'

/** As wide for a name as for the links, so that nothing moves when the name comes. */
export const AccountArea = () => {
  const text = useText('shell')
  const session = useSession()
  const { isForCustomer } = usePageContext()
  const isHydrated = useHydrated()
  useRefreshedSession()
  useReloadForAnother(session?.id)
  return (
    <div className="flex justify-end lg:w-36 xl:w-62 print:hidden">
      {session ? (
        <Suspense>
          <AccountMenu session={session} />
        </Suspense>
      ) : (
        <>
          {/* React does not hydrate noscript. Without scripts nobody knows who reads a shared page. */}
          <noscript>
            {import.meta.env.SSR && (
              <a href="/account" className={`inline-flex ${linkClasses}`}>
                <Icon name="user" className="size-6" />
                <span className="max-lg:sr-only">{text('account.mine')}</span>
              </a>
            )}
          </noscript>
          {/* A customer's name comes with the scripts; until then nobody is asked to log in who is. */}
          {(isHydrated || !isForCustomer) && (
            <>
              <Link to="/login" className={`inline-flex noscript:hidden ${linkClasses}`}>
                <Icon name="user" className="size-6" />
                <span className="max-lg:sr-only">{text('account.login')}</span>
              </Link>
              <Link to="/register" className={`inline-flex noscript:hidden max-xl:hidden ${linkClasses}`}>
                {text('account.register')}
              </Link>
            </>
          )}
        </>
      )}
    </div>
  )
}
