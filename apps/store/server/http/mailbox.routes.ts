import type { Mail } from '@dvaput/backend/mail/mail'
import type { Database } from '@dvaput/database/open-database'
import { isLanguage } from '@dvaput/domain/text/language'
import { Hono } from 'hono'
import type { createReadPageContext } from './pages/page-context.ts'
import { policyForStaticPage } from './request/security-headers.ts'

type Options = {
  readonly mailbox: Hono
  readonly mail: Mail
  readonly database: Database
  readonly readPageContext: ReturnType<typeof createReadPageContext>
}

/** The demo's mailbox, and a button that sends the sample mail through queue, SMTP and all. */
export const mailboxRoutes = ({ mailbox, mail, database, readPageContext }: Options) => {
  const routes = new Hono()
  routes.post('/mailbox/sample', async (c) => {
    const language = c.req.query('language')
    if (!isLanguage(language)) return c.notFound()
    const { market, origins } = readPageContext(c, c.get('requestId'))
    const key = c.get('requestId')
    await database.inTransaction((tx) =>
      mail.queue(tx, {
        template: 'sample',
        language,
        market: market.id,
        to: 'visitor@dvaput.example',
        params: { name: 'Amra', shopUrl: origins[market.id] },
        key,
      }),
    )
    return c.redirect('/mailbox', 303)
  })
  routes.use('/mailbox/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', policyForStaticPage.replace("frame-src 'none'", "frame-src 'self'"))
  })
  routes.route('/mailbox', mailbox)
  return routes
}
