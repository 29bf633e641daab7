import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** For everything that is not a page: it may load nothing, run nothing and be framed by nobody. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const pagePolicy = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const hashOf = (script: Uint8Array) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Hashes instead of a nonce, so that a whole compressed page can come from a cache. */
export const policyForPage = (ownScripts: readonly Uint8Array[]): string =>
  pagePolicy([...new Set(ownScripts.map(hashOf))])

export const policyForStaticPage = pagePolicy([])

/** Vite's client runs inline scripts, evaluates nothing, and speaks over a socket. */
export const policyForDevelopment = pagePolicy(["'unsafe-inline'"])
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")

/** The pictures of a hosted shop come from its own hosts. */
export const allowPictures = (policy: string, hosts: readonly string[]): string =>
  policy.replace("img-src 'self'", ["img-src 'self'", ...hosts].join(' '))

/** A form of ours may end in a redirect to the shop's checkout, which browsers count as part of the form. */
export const allowFormTargets = (policy: string, origins: readonly string[]): string =>
  policy.replace("form-action 'self'", ["form-action 'self'", ...origins].join(' '))

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** What a route has said about itself stays. */
export const secure = (headers: Headers, overTls: boolean): void => {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
  if (!overTls) return
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  const policy = headers.get('Content-Security-Policy')
  headers.set('Content-Security-Policy', `${policy}; upgrade-insecure-requests`)
}

export const securityHeaders = ({ overTls }: { overTls: (hostname: string) => boolean }): MiddlewareHandler => {
  return async (c, next) => {
    await next()
    secure(c.res.headers, overTls(new URL(c.req.url).hostname))
  }
}
