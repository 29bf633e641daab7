import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Market } from '@dvaput/domain/markets/market'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { data, redirect, redirectDocument, useSearchParams } from 'react-router'
import { type AddingPlace, PasskeysSection } from '../../features/account/passkeys-section.tsx'
import { type SecurityResult, securityIntents } from '../../features/account/security-result.ts'
import { SecurityView } from '../../features/account/security-view.tsx'
import { problemText } from '../../features/login/registration-problems.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { loggedOutCookie } from '../../lib/cookies/logged-out-cookie.server.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import type { PageArgs } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { readFields } from '../../lib/read-fields.ts'
import type { Route } from './+types/account-security'

export const meta = pageMeta

export const handle = { messages: ['account-security', 'passkeys', 'passwords'] }

const path = '/account/security'

/** Where the platform's login page comes first, a passkey of this host would open nothing. */
const addingPlaceOf = ({ loginWays }: Market, { isVerified }: Customer): AddingPlace => {
  if (loginWays.includes('platform-redirect')) return 'at-login'
  return isVerified ? 'here' : 'verify-first'
}

export const loader = customerLoader(async ({ language, market }, { customer, person, services }) => {
  const text = await loadText(language, 'account-security')
  const { account, login, passkeys } = services()
  const sessions = await person().sessions()
  const hasPasswords = market.loginWays.includes('password')
  const description = text(hasPasswords ? 'security.description' : 'security.descriptionWithoutPassword')
  const isFresh = await person().hasFreshLogin()
  const freshOrAgain = isFresh ? ('fresh-login' as const) : ('login-again' as const)
  return {
    head: { title: text('security.title'), description, path, hidden: true },
    email: customer.email,
    proof: customer.kind === 'password' ? ('password' as const) : freshOrAgain,
    isFresh,
    hasPasswords,
    minPasswordLength: login.minPasswordLength,
    ...account.limits,
    passkeys: (await passkeys.list(customer.id)).map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    addingPlace: addingPlaceOf(market, customer),
    devices: sessions.map(({ createdAt, seenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }
})

const fields = ['intent', 'ref', 'newEmail', 'typedEmail', 'currentPassword', 'password', 'confirmPassword'] as const

type Fields = Readonly<Record<(typeof fields)[number], string>>

const ownerTexts = {
  passwordRequired: 'password.required',
  wrongPassword: 'security.wrongPassword',
  loginAgain: 'security.loginAgain',
  tooManyAttempts: 'security.tooMany',
} as const

const emailTexts = { emailInvalid: 'email.invalid', emailIsSame: 'email.same' } as const

type Result = Omit<SecurityResult, 'intent' | 'values'>

/** What became of the form that was sent; a redirect where the page begins anew. */
const act = async (page: PageContext, { person, clientIp, services }: PageArgs, sent: Fields): Promise<Result> => {
  const text = await loadText(page.language, 'account-security')
  const { account, login } = services()
  const refused = (message: string, field?: string): Result => ({
    isDone: false,
    message,
    ...(field !== undefined && { field }),
  })
  const proof = { currentPassword: sent.currentPassword, clientIp: clientIp() }
  const locale = { market: page.market, language: page.language }
  const customer = await person().customer()
  const intent = securityIntents.find((known) => known === sent.intent)
  switch (intent) {
    case 'email': {
      const asked = await account.email.request(person(), { newEmail: sent.newEmail, locale, ...proof })
      if (asked.ok) {
        const { emailChangeMinutes: minutes } = account.limits
        return { isDone: true, message: text('email.sent', { email: asked.newEmail, minutes }) }
      }
      if (asked.field === 'newEmail') return refused(text(emailTexts[asked.problem]), asked.field)
      return refused(text(ownerTexts[asked.problem]), asked.field)
    }
    case 'password': {
      const { password, confirmPassword } = sent
      const changed = await account.changePassword(person(), {
        password,
        confirmPassword,
        market: page.market,
        ...proof,
      })
      if (changed.ok) throw redirectDocument(`${path}?done=password`)
      if (changed.field === 'currentPassword') return refused(text(ownerTexts[changed.problem]), changed.field)
      const message =
        changed.problem === 'passwordRequired'
          ? text('password.required')
          : await problemText(page.language, changed.problem, login)
      return refused(message, changed.field)
    }
    case 'password-link': {
      const email = customer?.email ?? ''
      const { market, language } = page
      const sentLink = await login.recoverPassword({ email, clientIp: clientIp(), locale: { market, language } })
      return sentLink.ok
        ? { isDone: true, message: text('password.linkSent', { email }) }
        : refused(text('security.tooMany'))
    }
    case 'end-session':
      await person().endSession(sent.ref)
      throw redirect(`${path}?done=device`)
    case 'end-others':
      await person().endOtherSessions()
      throw redirect(`${path}?done=devices`)
    case 'login-again':
      // At the platform at once: a job would end the login that comes next, where that one is faster.
      await services().customers.logOut(person(), page.origins[page.market.id])
      throw redirectDocument(`/login?returnTo=${encodeURIComponent(path)}`, {
        headers: { 'Set-Cookie': await loggedOutCookie.write(page, '1') },
      })
    case 'delete': {
      const deleted = await account.deleteAccount(person(), { typedEmail: sent.typedEmail, locale, ...proof })
      if (deleted.ok) throw redirectDocument('/account/deleted')
      if (deleted.field === 'typedEmail')
        return refused(text('delete.mismatch', { email: customer?.email ?? '' }), deleted.field)
      return refused(text(ownerTexts[deleted.problem]), deleted.field)
    }
    case undefined:
      throw new Response(null, { status: 400 })
  }
}

export const action = customerLoader(async (page, args) => {
  const sent = await readFields(args.request, fields)
  const { newEmail, typedEmail } = sent
  const intent = securityIntents.find((known) => known === sent.intent) ?? 'email'
  const toResult = (result: Result): SecurityResult => ({ intent, ...result, values: { newEmail, typedEmail } })
  try {
    const result = await act(page, args, sent)
    return data(toResult(result), { status: result.isDone ? 200 : 422 })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    const text = await loadText(page.language, 'account-security')
    return data(toResult({ isDone: false, message: text('security.unavailable') }), { status: 502 })
  }
})

const doneTexts = {
  password: 'password.changed',
  device: 'devices.ended',
  devices: 'devices.othersEnded',
  later: 'data.later',
  again: 'security.loginNeeded',
} as const

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account-security')
  const [search] = useSearchParams()
  const done = search.get('done') as keyof typeof doneTexts | null
  return (
    <SecurityView
      {...loaderData}
      done={done && Object.hasOwn(doneTexts, done) && !actionData ? text(doneTexts[done]) : undefined}
      result={actionData}
      passkeys={<PasskeysSection {...loaderData} needsLogin={done === 'again' && !actionData} />}
    />
  )
}
