import { logoPaths } from '@dvaput/domain/brand/logo-paths'
import { raw } from 'hono/html'

/** The logo as in the shop's own header. */
export const hostedLogo = raw(
  `<svg viewBox="5 1 128 40" aria-hidden="true"><g fill="none" stroke-width="${logoPaths.strokeWidth}" stroke-linecap="round"><path d="${logoPaths.firstStroke}" stroke="var(--accent)"/><path d="${logoPaths.secondStroke}" stroke="currentColor"/></g><path d="${logoPaths.restOfName}" fill="currentColor"/></svg>`,
)
