import { pgSchema } from './columns.ts'

/** What the built-in platform owns; the shop's backend never reads it. */
export const platformSchema = pgSchema('platform')
