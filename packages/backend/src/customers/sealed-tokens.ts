import type { Sealing } from '../secrets/sealing.ts'
import { type SessionTokens, sessionTokensSchema } from './customers.schema.ts'

const purpose = 'tokens of sessions'

/** The platform's tokens as sessions and jobs store them. */
export const createSealedTokens = (sealing: Pick<Sealing, 'seal' | 'open'>) => ({
  seal: (tokens: SessionTokens): string => sealing.seal(purpose, JSON.stringify(tokens)),
  /** Null where another secret sealed them. */
  open(sealed: string): SessionTokens | null {
    const text = sealing.open(purpose, sealed)
    return text === undefined ? null : sessionTokensSchema.parse(JSON.parse(text))
  },
})

export type SealedTokens = ReturnType<typeof createSealedTokens>
