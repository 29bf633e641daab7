import type { PageContext } from '@dvaput/domain/markets/page-context'
import { data, redirectDocument } from 'react-router'
import type { PageArgs } from '../../lib/loading/page-loader.ts'
import { toOwnPath } from '../../lib/paths/own-path.ts'
import { readFields } from '../../lib/read-fields.ts'
import type { GateResult } from './gate-result.ts'

/** The right code leads to the same URL, which is open then. */
export const tryCode = async ({ origins, market }: PageContext, args: PageArgs) => {
  const { request, url } = args
  const { code } = await readFields(request, ['code'])
  const result = await args.services().gate.tryCode({
    code,
    cookies: request.headers.get('Cookie'),
    person: args.person(),
    ip: args.clientIp(),
    isSecure: origins[market.id].startsWith('https:'),
  })
  const headers = new Headers(result.cookies.map((cookie) => ['Set-Cookie', cookie]))
  if (result.ok) throw redirectDocument(toOwnPath(url.pathname + url.search), { status: 303, headers })
  const retryAfterSeconds = result.reason === 'too-many' ? result.retryAfterSeconds : null
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
  const refused: GateResult = { typed: code, retryAfterSeconds }
  return data(refused, { status: retryAfterSeconds === null ? 403 : 429, headers })
}
