import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, redirect, redirectDocument } from 'react-router'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { ConfirmLink } from '../../features/login-link/confirm-link.tsx'
import { linkCookie } from '../../features/login-link/link-cookie.server.ts'
import { LinkRequestForm } from '../../features/login-link/link-request-form.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { withReturnPath } from '../../lib/paths/return-path.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Route } from './+types/login-link-open'

export const meta = pageMeta

export const handle = { messages: ['login-link'] }

/** The URL opens the account, so it reaches nobody as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

const statusOf = { alive: 200, used: 410, expired: 410, superseded: 410, unknown: 404 } as const

const reasonKey = {
  used: 'dead.used',
  superseded: 'dead.superseded',
  unknown: 'dead.unknown',
} as const

/** GET and HEAD use nothing up: mail scanners open links. */
export const loader = pageLoader(async (page, { request, params, services }) => {
  if (!page.market.loginWays.includes('email-link')) throw redirect('/login')
  const text = await loadText(page.language, 'login-link')
  const { browser } = await linkCookie.read(page, request)
  const link = await services().loginLinks.ofToken(params.token ?? '', browser)
  const isSame = link.state !== 'unknown' && link.isSameBrowser
  const view =
    link.state === 'alive'
      ? { state: link.state, email: isSame ? link.email : link.maskedEmail, isSameBrowser: isSame }
      : {
          state: link.state,
          email: isSame ? link.email : '',
          returnTo: link.state === 'unknown' ? '/account' : link.returnTo,
        }
  const head = {
    title: text(view.state === 'alive' ? 'open.title' : 'dead.title'),
    description: text('request.description'),
    path: '/login/link',
    hidden: true,
    ownMarketOnly: true,
  }
  return data({ head, view }, { status: statusOf[view.state] })
})

export const action = pageLoader(async (page, { request, params, services, person }) => {
  const form = await request.formData().catch(() => new FormData())
  const { browser } = await linkCookie.read(page, request)
  const use = { token: params.token ?? '', browser, isConfirmed: form.get('confirm') === 'yes', person: person() }
  try {
    const used = await services().loginLinks.use(use)
    if (used.outcome === 'signed-in') {
      const cookie = used.isSameBrowser && browser ? await linkCookie.writeUsed(page, browser) : null
      const headers: HeadersInit = cookie === null ? {} : { 'Set-Cookie': cookie }
      throw redirectDocument(`/login/link?done&returnTo=${encodeURIComponent(used.returnTo)}`, { status: 303, headers })
    }
    // The loader says what has become of the link.
    return null
  } catch (error) {
    if (isIntegrationError(error)) return data({ hasFailed: true }, { status: 502 })
    throw error
  }
})

export default function LoginLinkOpen({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const text = useText('login-link')
  const { market, language } = usePageContext()
  return (
    <LoginFrame
      title={head.title}
      footer={
        view.state !== 'alive' && (
          <TextLink to={withReturnPath('/login', view.returnTo)}>{text('sent.toLogin')}</TextLink>
        )
      }
    >
      <div className="flex flex-col items-start gap-5">
        {view.state === 'alive' ? (
          <ConfirmLink
            email={view.email}
            isSameBrowser={view.isSameBrowser}
            hasFailed={actionData?.hasFailed === true}
          />
        ) : (
          <>
            <p
              role="alert"
              data-figure={view.state === 'expired' ? 'signInLink' : undefined}
              className="text-lg text-ink-soft"
            >
              {view.state === 'expired'
                ? text('dead.expired', { time: formatSpan(market.figures.signInLink, language) })
                : text(reasonKey[view.state])}
            </p>
            <LinkRequestForm email={view.email} returnTo={view.returnTo} button={text('dead.again')} />
          </>
        )}
      </div>
    </LoginFrame>
  )
}
