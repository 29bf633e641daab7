import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { hash, type Options, verify } from '@node-rs/argon2'

/** The weakest setting OWASP names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

/** Longer than any code; hashing more would only cost time. */
const maxCodeLength = 200

/** Spaces around a code that was copied do not count. */
const normalise = (code: string): string => code.trim().slice(0, maxCodeLength)

export const isBlankCode = (code: string): boolean => normalise(code) === ''

/** For the settings, which never hold the code itself. */
export const hashAccessCode = (code: string): Promise<string> => hash(normalise(code), cost)

/** Two at a time in one process; 'busy' where too many wait already. */
export const createCodeCheck = () => {
  const hashing = createSemaphore({ concurrency: 2, maxQueued: 20 })
  return async (code: string, codeHash: string): Promise<boolean | 'busy'> => {
    const checked = await hashing.tryRun(() => verify(codeHash, normalise(code)))
    return checked.ok ? checked.result : 'busy'
  }
}
