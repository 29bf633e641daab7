import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { hash, type Options, verify } from '@node-rs/argon2'

/** The weakest setting OWASP names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

export const hashSecret = (secret: string): Promise<string> => hash(secret, cost)

/** Two at a time in one process; 'busy' where too many wait already. */
export const createSecretCheck = () => {
  const hashing = createSemaphore({ concurrency: 2, maxQueued: 20 })
  return async (secret: string, secretHash: string): Promise<boolean | 'busy'> => {
    const checked = await hashing.tryRun(() => verify(secretHash, secret))
    return checked.ok ? checked.result : 'busy'
  }
}
