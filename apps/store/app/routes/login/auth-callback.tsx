import type { PageContext } from '@dvaput/domain/markets/page-context'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Spinner } from '@dvaput/ui/spinner.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useEffect, useRef, useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { type FailedLogin, finishLogin } from '../../features/platform-login/finish-login.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { attemptCookie } from '../../lib/cookies/attempt-cookie.server.ts'
import { loggedOutCookie } from '../../lib/cookies/logged-out-cookie.server.ts'
import { failedLoginPath, formatLoginFailure } from '../../lib/failures/login-failure.ts'
import { type PageArgs, pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath } from '../../lib/paths/return-path.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

export const meta = pageMeta

export const handle = { messages: ['platform-login'] }

/** A login that was begun without scripts is finished by the server, before there is a page. */
const finishWithoutScripts = async (page: PageContext, { services, person, request, url }: PageArgs) => {
  const login = services().login.atPlatformWithoutScripts
  const stored = attemptCookie(login.cookieNameOf(url.searchParams.get('state') ?? ''))
  const cookie = await stored.read(page, request)
  if (cookie === undefined) return
  const finished = await login.finish({ person: person(), market: page.market.id, query: url.searchParams, cookie })
  const headers = new Headers({ 'Set-Cookie': await stored.clear(page) })
  if (!finished.ok) throw redirect(failedLoginPath(finished.failure, finished.returnTo), { headers })
  headers.append('Set-Cookie', await loggedOutCookie.clear(page))
  throw redirect(toReturnPath(finished.returnTo, '/account'), { headers })
}

export const loader = pageLoader(async (page, args) => {
  await finishWithoutScripts(page, args)
  const { language } = page
  const text = await loadText(language, 'platform-login')
  const [title, description] = [text('callback.title'), text('start.description')]
  return { head: { title, description, path: '/auth/callback', hidden: true } }
})

// How long a failed login is explained before the login page opens. // AUTH-14
const returnMs = 3_000

/** Finishes the login once, however often the page is rendered. */
const useLogin = (): FailedLogin | undefined => {
  const { language } = usePageContext()
  const [failed, setFailed] = useState<FailedLogin>()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const query = new URLSearchParams(location.search)
    // The code works once, but it need not stay in the history either.
    history.replaceState(history.state, '', location.pathname)
    void finishLogin(query, language).then(({ failed, returnTo }) => {
      if (failed) setFailed(failed)
      // As a document: nothing that was fetched for somebody else stays.
      else location.replace(toReturnPath(returnTo, '/account'))
    })
  }, [language])
  return failed
}

/** Takes the visitor back to the login by itself. */
const Failed = ({ failed }: { readonly failed: FailedLogin }) => {
  const text = useText('platform-login')
  const navigate = useNavigate()
  const { failure, status, message, returnTo, mayRestart } = failed
  const next = failedLoginPath(failure, returnTo)
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), returnMs)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <>
      <p role="alert" className="text-lg">
        {message ?? formatLoginFailure(text, failure, status)}
      </p>
      <p className="text-ink-soft">{text('failed.next')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {mayRestart && (
          <ButtonLink to="/login/platform?restart=1" replace reloadDocument>
            {text('failed.restart')}
          </ButtonLink>
        )}
        <TextLink to={next} replace>
          {text('failed.toLogin')}
        </TextLink>
      </div>
    </>
  )
}

export default function AuthCallback() {
  const text = useText('platform-login')
  const failed = useLogin()
  return (
    <LoginFrame title={text(failed ? 'failed.title' : 'callback.title')}>
      <div className="flex flex-col items-start gap-5">
        {failed ? (
          <Failed failed={failed} />
        ) : (
          <>
            <p className="flex items-center gap-3 text-lg text-ink-soft">
              <Spinner />
              {text('callback.text')}
            </p>
            <noscript>
              <a href="/login">{text('failed.toLogin')}</a>
            </noscript>
          </>
        )}
      </div>
    </LoginFrame>
  )
}
