import { toOwnPath } from './own-path.ts'

/** The page that a form was sent from; without scripts the browser names it here alone. */
export const pageBefore = (request: Request, otherwise: string): string => {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  return referrer?.host === new URL(request.url).host ? toOwnPath(referrer.pathname + referrer.search) : otherwise
}
