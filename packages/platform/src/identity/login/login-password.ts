import type { Context, Hono } from 'hono'
import type { CustomerNeeds } from '../../customers/customer-context.ts'
import { parseEmail } from '../../customers/parse-email.ts'
import { logInWith } from '../../customers/tokens/log-in.ts'
import { isThrottled } from '../../customers/tokens/throttles.ts'
import { type LoginEnv, readField } from './login-form.ts'
import { type LoginView, showEmailPage, showPasswordPage } from './login-pages.ts'

type Needs = {
  readonly customerNeeds: CustomerNeeds
  readonly viewOf: (c: Context<LoginEnv>) => LoginView
}

/** A password beside the mailed code. It shows who the customer is, and nothing of the e-mail. */
export const addPasswordRoutes = (routes: Hono<LoginEnv>, path: string, { customerNeeds, viewOf }: Needs) => {
  /** With what was typed where the code is asked for. */
  routes.post(`${path}/:uid/password-form`, async (c) =>
    showPasswordPage(viewOf(c), { email: await readField(c, 'email') }),
  )

  routes.post(`${path}/:uid/password`, async (c) => {
    const { shop, clientIp } = c.env.endpoint
    const [email, password] = [await readField(c, 'email'), await readField(c, 'password')]
    if (!parseEmail(email, []).ok) return showPasswordPage(viewOf(c), { email, problem: 'emailWrong' })
    if (password === '') return showPasswordPage(viewOf(c), { email, problem: 'passwordMissing' })
    try {
      const context = { shop, clientIp, parts: customerNeeds }
      const login = await logInWith(context, { email, password }, async (_tx, customer) => customer)
      if (login.ok) return c.redirect(await c.var.attempt.finishLogin(String(login.opened.id), 'pwd'), 303)
      const isClosed = login.errors.some(({ code }) => code === 'CUSTOMER_DISABLED')
      if (isClosed) return showEmailPage(viewOf(c), { problem: 'closed' })
      return showPasswordPage(viewOf(c), { email, problem: 'passwordWrong' })
    } catch (error) {
      if (!isThrottled(error)) throw error
      return showPasswordPage(viewOf(c), { email, problem: 'tooMany' })
    }
  })
}
