import { createHash } from 'node:crypto'
import type { RawResponse } from './plain-http.ts'

/** Headers that stand on every response, whatever it is. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** The content policy as a map from directive to sources. */
export const policyOf = ({ headers }: RawResponse): Readonly<Record<string, readonly string[]>> => {
  const policy = headers['content-security-policy'] ?? ''
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

/** Reckoned here anew, from what was sent. A block of data is no script. */
export const hashesOfInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=|"application\/ld\+json"/i.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
