import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for one another when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const pick = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** As `DV-K7MW-3PQX-9TRB`: 59 bits. */
export const createOfferCode = (): string => `DV-${pick(4)}-${pick(4)}-${pick(4)}`
