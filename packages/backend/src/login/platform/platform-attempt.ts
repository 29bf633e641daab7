import type { Log } from '@dvaput/database/log'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { isThrottled } from '@dvaput/integrations/http/read-graphql-response'
import { describeError } from '../../log/describe-error.ts'

/** Why the platform did not do it: its own code, or the HTTP status where it could not be understood. */
export type AttemptError = {
  readonly code: string | null
  readonly message: string
  readonly status?: number | undefined
}

export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AttemptError }

/** A platform that is unavailable is one more outcome here: every form has a text for it. */
export const createAttempt =
  ({ log }: { readonly log: Log }) =>
  async <Value>(call: Promise<Outcome<Value>>): Promise<Attempt<Value>> => {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'login at the platform failed')
      const code = isThrottled(error) ? 'THROTTLED' : null
      return { ok: false, error: { code, message: error.remoteMessage ?? '', status: error.status } }
    }
  }

export type AttemptAtPlatform = ReturnType<typeof createAttempt>
