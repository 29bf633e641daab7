import { createHash } from 'node:crypto'

/**
 * Names the state of a record that somebody looks at, so that nobody changes what they have not seen. A form carries it
 * as it is: letters and digits, nothing that a browser or a parser takes away.
 */
export const revisionOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
