import { deadlines } from '../../shops/deadlines.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** In seconds. */
export const lifetimes = {
  authorizationCode: 60,
  accessToken: 10 * minutes,
  idToken: 60 * minutes,
  interaction: 60 * minutes,
  loginCode: deadlines.loginCode.to * minutes,
  /** Absolute: rotation does not prolong it. */
  refreshToken: 30 * days,
  session: 30 * days,
  knownBrowser: 180 * days,
} as const
