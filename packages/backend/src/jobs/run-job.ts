import type { Log } from '@dvaput/database/log'
import type { Job } from 'pg-boss'
import { describeError } from '../log/describe-error.ts'
import type { JobDefinition } from './job.ts'

/** Runs one attempt and says how it went, never with what: payloads hold names, addresses and links. */
export const createRunJob =
  (log: Log) =>
  async <Payload>(
    definition: JobDefinition<Payload>,
    { id, data, retryCount, signal }: Job<unknown>,
  ): Promise<void> => {
    const attempt = retryCount + 1
    try {
      await definition.run(definition.payload.parse(data), { id, attempt, signal })
      log.info({ job: definition.name, id, attempt }, 'job finished')
    } catch (error) {
      log.warn({ job: definition.name, id, attempt, error: describeError(error) }, 'job failed')
      throw error
    }
  }
