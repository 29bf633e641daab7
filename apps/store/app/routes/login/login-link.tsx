import { parseEmail } from '@dvaput/domain/account/parse-email'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, redirect } from 'react-router'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { linkCookie } from '../../features/login-link/link-cookie.server.ts'
import { type LinkProblem, LinkRequestForm } from '../../features/login-link/link-request-form.tsx'
import { LinkSent } from '../../features/login-link/link-sent.tsx'
import { SignedIn } from '../../features/login-link/signed-in.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { toReturnPath } from '../../lib/paths/return-path.ts'
import type { Route } from './+types/login-link'

export const meta = pageMeta

export const handle = { messages: ['login-link'] }

export const headers = actionHeaders

const returnToIn = (value: unknown): string => toReturnPath(value, '/account')

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 2000) : ''
}

/** Where the flow stands in this browser. // AUTH-08 */
export const loader = pageLoader(async (page, { request, services, person }) => {
  const { language, market, demo } = page
  if (!market.loginWays.includes('email-link')) throw redirect('/login')
  const text = await loadText(language, 'login-link')
  const asked = new URL(request.url).searchParams
  const { browser, isUsedHere } = await linkCookie.read(page, request)
  const link = await services().loginLinks.ofBrowser(browser)
  const customer = await person().customer()
  const isOther = asked.has('other')
  // Who comes from somewhere goes back there, whatever an earlier link was for.
  const returnTo = returnToIn(asked.get('returnTo') ?? (isOther ? undefined : link?.returnTo))
  const isDone = customer !== null && (asked.has('done') || (!isOther && link?.state === 'used'))
  const view = isDone
    ? { kind: 'done' as const }
    : link?.state === 'alive' && !isOther
      ? { kind: 'sent' as const, isAgain: asked.has('again'), hasMailbox: demo, ...link }
      : {
          kind: 'request' as const,
          email: isOther ? '' : (link?.email ?? ''),
          isUsed: link?.state === 'used' && !isUsedHere,
        }
  const titles = { done: text('done.title'), sent: text('sent.title'), request: text('request.title') }
  const head = {
    title: titles[view.kind],
    description: text('request.description'),
    path: '/login/link',
    hidden: true,
    ownMarketOnly: true,
  }
  return { head, view, returnTo }
})

/** Asks for a link. The response is the same for every e-mail, known or not. */
export const action = pageLoader(async (page, { request, services, clientIp }) => {
  const { market, language } = page
  if (!market.loginWays.includes('email-link')) throw redirect('/login')
  const form = await request.formData().catch(() => new FormData())
  const typed = fieldOf(form, 'email')
  const email = parseEmail(typed)
  const returnTo = returnToIn(form.get('returnTo'))
  const refuse = (reason: LinkProblem['reason'], status: number, retryAfterSeconds = 0) =>
    data({ reason, email: typed, retryAfterSeconds, returnTo } satisfies LinkProblem, {
      status,
      headers: retryAfterSeconds > 0 ? { 'Retry-After': String(retryAfterSeconds) } : {},
    })
  if (email === undefined) return refuse(typed.trim() === '' ? 'missing' : 'invalid', 422)
  const asked = await services().loginLinks.request({ email, clientIp: clientIp(), returnTo, market, language })
  if (!asked.ok) return refuse('throttled', 429, asked.retryAfterSeconds)
  const again = fieldOf(form, 'again') === '' ? '' : '?again'
  throw redirect(`/login/link${again}`, {
    status: 303,
    headers: { 'Set-Cookie': await linkCookie.write(page, asked.browser) },
  })
})

export default function LoginLink({ loaderData: { head, view, ...loaded }, actionData }: Route.ComponentProps) {
  const text = useText('login-link')
  const problem = actionData
  const returnTo = problem?.returnTo ?? loaded.returnTo
  const isSent = view.kind === 'sent' && (!problem || problem.email === view.email)
  return (
    <LoginFrame
      title={view.kind === 'sent' && !isSent ? text('request.title') : head.title}
      footer={
        view.kind !== 'done' && (
          <TextLink to={`/login?returnTo=${encodeURIComponent(returnTo)}`}>{text('sent.toLogin')}</TextLink>
        )
      }
    >
      <div className="flex flex-col items-start gap-5">
        {view.kind === 'done' && <SignedIn returnTo={returnTo} />}
        {view.kind === 'sent' && isSent && <LinkSent {...view} returnTo={returnTo} problem={problem} />}
        {view.kind !== 'done' && !isSent && (
          <>
            <p className="text-lg text-ink-soft">
              {text(view.kind === 'request' && view.isUsed ? 'request.usedElsewhere' : 'request.text')}
            </p>
            <LinkRequestForm email={view.email} returnTo={returnTo} button={text('request.send')} problem={problem} />
          </>
        )}
      </div>
    </LoginFrame>
  )
}
