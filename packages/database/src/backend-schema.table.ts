import { pgSchema } from './columns.ts'

export const backendSchema = pgSchema('backend')
