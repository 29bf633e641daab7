import type { Sealing } from '../secrets/sealing.ts'
import type { SessionKind } from './customers.schema.ts'

/** What the browser gets in place of tokens: worth nothing without the cookie of the same session. */
export type SessionHandles = { readonly accessToken: string; readonly refreshToken: string; readonly idToken: string }

/** A label for whoever reads it, as the specification has it; nothing trusts it. */
const externalPrefix = 'google_session_'

export const createSessionHandles = (sealing: Pick<Sealing, 'mark'>) => (sessionId: string, kind: SessionKind) => {
  const handle = (of: string) => sealing.mark(`${of} handles`, sessionId)
  return {
    accessToken: `${kind === 'external' ? externalPrefix : ''}${handle('access')}`,
    refreshToken: handle('refresh'),
    idToken: handle('id'),
  } satisfies SessionHandles
}
