import { Hono } from 'hono'
import type { MailStore } from './mail-store.ts'
import { mailboxPage, mailPage, noSuchMailPage, type SampleForm } from './mailbox-pages.ts'
import { mailboxStyle } from './mailbox-style.ts'
import { type Scenarios, scenarioNames } from './scenarios.ts'

const listedMails = 200

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// Pictures are shown, as mail programs do. Links open in a window of their own, so that a login link can be followed from
// the mailbox.
const mailBodyPolicy =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const openLinksOutside = '<base target="_blank">'

const withLinksOutside = (body: string) =>
  /<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, `$&${openLinksOutside}`) : openLinksOutside + body

/** To be mounted under /mailbox. */
export const createMailboxRoutes = (store: MailStore, scenarios: Scenarios, sampleForm: SampleForm | undefined) => {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', pagePolicy)
  })

  app.get('/', async (c) => {
    const { mails, total } = await store.list(listedMails)
    return c.html(mailboxPage(mails, total, sampleForm))
  })

  app.get('/style.css', (c) => c.body(mailboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))

  app.post('/delete', async (c) => {
    await store.deleteAll()
    return c.redirect('/mailbox', 303)
  })

  app.get('/api/mails', async (c) => c.json((await store.list(listedMails)).mails))

  app.post('/api/scenario', async (c) => {
    const body: { name?: unknown } | null = await c.req.json().catch(() => null)
    if (!scenarios.choose(body?.name)) return c.json({ error: `name must be one of ${scenarioNames.join(', ')}` }, 400)
    return c.json({ name: body?.name })
  })

  app.get('/:id', async (c) => {
    const mail = await store.read(c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.html(noSuchMailPage(), 404)
  })

  app.get('/:id/html', async (c) => {
    const mail = await store.read(c.req.param('id'))
    if (!mail?.html) return c.html(noSuchMailPage(), 404)
    c.header('Content-Security-Policy', mailBodyPolicy)
    return c.html(withLinksOutside(mail.html))
  })

  app.get('/:id/source', async (c) => {
    const source = await store.readSource(c.req.param('id'))
    if (!source) return c.html(noSuchMailPage(), 404)
    return c.body(new Uint8Array(source), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  })

  return app
}
