import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { refuse } from '../../graphql/refuse.ts'

/** The weakest setting OWASP names: a hash costs about 40 ms of one core and 19 MiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

const isOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(passwordHash)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost
}

/** Two hashes at a time in one process, so that a flood of logins cannot take the machine from the shop. */
export const createPasswords = () => {
  const hashing = createSemaphore({ concurrency: 2, maxQueued: 20 })
  const limited = async <Result>(work: () => Promise<Result>, message: string): Promise<Result> => {
    const outcome = await hashing.tryRun(work)
    if (!outcome.ok) throw refuse('THROTTLED', message)
    return outcome.result
  }
  const nobodys = hash('the password of an account that does not exist', cost)
  // It is awaited at the first login only; until then its failure must not end the process.
  nobodys.catch(() => undefined)

  return {
    hash: (password: string, throttledMessage: string): Promise<string> =>
      limited(() => hash(password, cost), throttledMessage),
    /** Costs the same where there is no such account, so that timing does not reveal it. */
    async verify(passwordHash: string | null, password: string, throttledMessage: string) {
      const compared = passwordHash ?? (await nobodys)
      const matches = await limited(() => verify(compared, password), throttledMessage)
      return { matches: matches && passwordHash !== null, outdated: passwordHash !== null && isOutdated(passwordHash) }
    },
  }
}
