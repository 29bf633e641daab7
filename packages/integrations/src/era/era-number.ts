import { z } from 'zod'
import { cleanText } from './clean-text.ts'

/** What the warehouse calls an order or an offer: a note for people, by which nothing is looked up. */
export const eraNumber = z
  .union([z.string(), z.number().transform(String)])
  .transform(cleanText)
  .pipe(z.string().min(1).max(200))
