import { sql } from '@dvaput/database/query'
import { loginLinks } from './login-links.table.ts'

/** What has become of a link: it works, or why it does not. */
export type LoginLinkState = 'alive' | 'used' | 'superseded' | 'expired'

const { consumedAt, supersededAt, expiresAt } = loginLinks

export const loginLinkState = sql<LoginLinkState>`CASE
  WHEN ${consumedAt} IS NOT NULL THEN 'used'
  WHEN ${supersededAt} IS NOT NULL THEN 'superseded'
  WHEN ${expiresAt} <= app_now() THEN 'expired'
  ELSE 'alive' END`
