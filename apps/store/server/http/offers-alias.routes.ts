import { Hono } from 'hono'

/** Where older clients send an offer: the same request, once more, to the call of the API. // API-32 */
export const offersAliasRoutes = () => new Hono().post('/offers', (c) => c.redirect('/api/offers', 308))
