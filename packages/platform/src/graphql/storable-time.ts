const firstMoment = Date.parse('0001-01-01T00:00:00Z')
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z')

/** PostgreSQL knows no year 0, and dates are written with four digits here. */
export const isStorableTime = (milliseconds: number): boolean =>
  milliseconds >= firstMoment && milliseconds <= lastMoment
