import { IntegrationError } from '../http/integration-error.ts'
import { isThrottled } from '../http/read-graphql-response.ts'

/** What became of a change: done, or refused by the platform with the code and message of its first error. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: string | null; readonly message: string } }

/** A platform that could not be reached or understood still throws: nobody knows what became of the change. */
export const toOutcome = async <Value>(change: Promise<Value>): Promise<Outcome<Value>> => {
  try {
    return { ok: true, value: await change }
  } catch (error) {
    if (!(error instanceof IntegrationError) || error.kind !== 'refused') throw error
    // GraphQL refuses with 200; another status is not about the change.
    if (error.status !== undefined && error.status >= 400) throw error
    // Neither is a shop that has answered too many of our requests: the same change may be asked for again.
    if (error.service === 'shop-admin' && isThrottled(error)) throw error
    return { ok: false, error: { code: error.code ?? null, message: error.remoteMessage ?? '' } }
  }
}
