import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { within } from '@dvaput/integrations/http/within'

/** A request for a product's detail is aborted after 8 s, however many reads it takes. // PDP-28 */
export const withinDetailTime = async <Result>(
  work: Promise<Result>,
  deadline: AbortSignal = AbortSignal.timeout(sourceTimeoutsMs.detail),
): Promise<Result> => {
  try {
    return await within(deadline, work)
  } catch (error) {
    if (!deadline.aborted || error instanceof IntegrationError) throw error
    throw new IntegrationError({ service: 'catalogue', kind: 'timeout', cause: error })
  }
}
