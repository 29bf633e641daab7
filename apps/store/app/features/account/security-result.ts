export const securityIntents = [
  'email',
  'password',
  'password-link',
  'end-session',
  'end-others',
  'delete',
  'login-again',
] as const

export type SecurityIntent = (typeof securityIntents)[number]

/** What became of a form of the security page, in the words of the reader's language. */
export type SecurityResult = {
  readonly intent: SecurityIntent
  readonly isDone: boolean
  readonly message: string
  /** The field that is wrong; none where the whole form failed. */
  readonly field?: string
  /** What was typed, without passwords. */
  readonly values: Readonly<Record<string, string>>
}

/** How the owner shows that it is them: the password, a login of a moment ago, or a new login. */
export type OwnerProofWay = 'password' | 'fresh-login' | 'login-again'

export type DeviceView = {
  readonly ref: string
  readonly device: string | null
  readonly createdAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}
