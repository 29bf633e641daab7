import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for one another when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const pick = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** As `K7MW-3PQX`: 39 bits, so that nobody guesses one of the few that are live. */
export const createPickupCode = (): string => `${pick(4)}-${pick(4)}`
