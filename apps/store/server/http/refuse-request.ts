import { refusalText, refuse } from '@dvaput/backend/http/refuse'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import type { Context } from 'hono'

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

/** No page can be rendered here: a reader gets the sentence alone, programs and our own scripts get JSON. */
export const refuseRequest = (c: Context, refusal: Refusal): Response =>
  c.req.header('Accept')?.includes('text/html') && !isApi(c.req.path)
    ? c.text(refusalText(c, refusal), refusalStatus[refusal.code])
    : refuse(c, refusal)
