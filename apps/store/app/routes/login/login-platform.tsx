import type { PageContext } from '@dvaput/domain/markets/page-context'
import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { Spinner } from '@dvaput/ui/spinner.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useEffect, useRef, useState } from 'react'
import { redirect } from 'react-router'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { startLogin } from '../../features/platform-login/start-login.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { attemptCookie } from '../../lib/cookies/attempt-cookie.server.ts'
import { failedLoginPath, readLoginFailure } from '../../lib/failures/login-failure.ts'
import { askAgainAfterLogout } from '../../lib/loading/ask-again.server.ts'
import { type PageArgs, pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath } from '../../lib/paths/return-path.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Route } from './+types/login-platform'

export const meta = pageMeta

export const handle = { messages: ['platform-login'] }

const path = '/login/platform'

/** The parameter of a browser without scripts. */
const plain = 'plain'

/** State and verifier wait in a cookie that only the server can read. */
const startWithoutScripts = async (page: PageContext, { services, request }: PageArgs, returnTo: string) => {
  const started = await services().login.atPlatformWithoutScripts.start(page, returnTo)
  if (!started) throw redirect(failedLoginPath('start', returnTo))
  const url = await askAgainAfterLogout(page, request, started.url)
  const { name, value } = started.cookie
  throw redirect(url, { headers: { 'Set-Cookie': await attemptCookie(name).write(page, value) } })
}

/** Leads on to the platform's login, by script: state and verifier are made in the browser. // STOR-09 */
export const loader = pageLoader(async (page, args) => {
  const { market, language, origins } = page
  const { services, person, url, request } = args
  const returnTo = url.searchParams.get('returnTo')
  const own = returnTo === null ? '' : toReturnPath(returnTo, '/account')
  if (await person().customer()) throw redirect(own || '/account')
  // What the browser stores is of one origin, the one that the platform sends it back to.
  const home = new URL(origins[market.id])
  if (home.host !== url.host) throw redirect(new URL(`${path}${url.search}`, home).href)
  if (url.searchParams.has(plain)) await startWithoutScripts(page, args, own)
  const text = await loadText(language, 'platform-login')
  const head = { title: text('start.title'), description: text('start.description'), path, hidden: true }
  const started = await services().login.atPlatform.start({ market, language })
  const discoveryFailure = !started.ok && started.status !== undefined ? started.status : null
  return {
    head,
    returnTo: own,
    isRestart: url.searchParams.has('restart'),
    authorizationUrl: started.ok ? await askAgainAfterLogout(page, request, started.url) : null,
    discoveryFailure,
    failure: (await readLoginFailure(url, language))?.text ?? null,
    reason: url.searchParams.get('why') === 'reserve' ? text('start.toReserve') : null,
  }
})

type Loaded = Route.ComponentProps['loaderData']

/** Goes to the platform, unless a login has just failed. @returns whether it cannot be begun */
const useStart = ({ authorizationUrl, returnTo, isRestart, failure }: Loaded, mayLeave: boolean): boolean => {
  const [isImpossible, setImpossible] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (!mayLeave || authorizationUrl === null || failure !== null || begun.current) return
    begun.current = true
    // In place of this page: the way back from the platform leads past it.
    startLogin({ authorizationUrl, returnTo, isRestart }).then(
      (url) => location.replace(url),
      () => setImpossible(true),
    )
  }, [authorizationUrl, returnTo, isRestart, failure, mayLeave])
  return isImpossible || authorizationUrl === null
}

const retryPath = (returnTo: string) => (returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path)
const plainPath = (returnTo: string) =>
  `${path}?${new URLSearchParams({ [plain]: '1', ...(returnTo && { returnTo }) })}`

const Failed = ({ loaded, isImpossible }: { readonly loaded: Loaded; readonly isImpossible: boolean }) => {
  const text = useText('platform-login')
  const { market } = usePageContext()
  const { discoveryFailure, failure, returnTo } = loaded
  return (
    <>
      <div role="alert" className="text-lg">
        <p>{isImpossible ? text('failure.start') : failure}</p>
        {discoveryFailure !== null && (
          <p className="text-ink-soft">{text('failure.discovery', { status: discoveryFailure })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {/* A document of its own: the login begins anew, with what the platform says now. */}
        <a href={retryPath(returnTo)} className={buttonClasses({})}>
          {text('start.retry')}
        </a>
        {!market.loginWays.includes('platform-redirect') && <TextLink to="/login">{text('start.otherWays')}</TextLink>}
      </div>
    </>
  )
}

export default function LoginPlatform({ loaderData }: Route.ComponentProps) {
  const text = useText('platform-login')
  const { market } = usePageContext()
  const { reason } = loaderData
  const [isTold, setTold] = useState(reason === null)
  const isImpossible = useStart(loaderData, isTold)
  return (
    <LoginFrame title={text('start.title')} lead={reason ?? undefined}>
      <div className="flex flex-col items-start gap-5">
        {isImpossible || loaderData.failure !== null ? (
          <Failed loaded={loaderData} isImpossible={isImpossible} />
        ) : (
          <>
            {isTold ? (
              <p className="flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
                <Spinner />
                {text('start.leading')}
              </p>
            ) : (
              <Button className="noscript:hidden" onClick={() => setTold(true)}>
                {text('start.go')}
              </Button>
            )}
            <noscript>
              <p className="mb-5 text-lg text-ink-soft">{text('start.description')}</p>
              <div className="flex flex-wrap items-center gap-4">
                <a href={plainPath(loaderData.returnTo)} className={buttonClasses({})}>
                  {text('start.go')}
                </a>
                {!market.loginWays.includes('platform-redirect') && <a href="/login">{text('start.otherWays')}</a>}
              </div>
            </noscript>
          </>
        )}
      </div>
    </LoginFrame>
  )
}
