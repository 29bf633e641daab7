import { Hono } from 'hono'

/** The password link of a hosted shop whose mails name our host leads to our own page. */
export const resetLinkRoutes = () =>
  new Hono().get('/account/reset/:id/:token', (c) => {
    const { id, token } = c.req.param()
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(`/reset-password?${new URLSearchParams({ id, token })}`, 302)
  })
