import { pgSchema } from 'drizzle-orm/pg-core'

export const backendSchema = pgSchema('backend')
