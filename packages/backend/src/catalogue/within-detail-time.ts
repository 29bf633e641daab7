import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { within } from '@dvaput/domain/flow/within'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

/** A request for a product's detail is aborted after 8 s, however many reads it takes. // PDP-28 */
export const withinDetailTime = <Result>(work: Promise<Result>): Promise<Result> =>
  within(AbortSignal.timeout(sourceTimeoutsMs.detail), work, (cause) => {
    throw new IntegrationError({ service: 'catalogue', kind: 'timeout', cause })
  })
