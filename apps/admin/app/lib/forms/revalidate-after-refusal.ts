/**
 * For screens that refuse what somebody else has changed: React Router runs no loader after a 4xx by itself, and the
 * second of two administrators would be shown what was there before the first.
 */
export const shouldRevalidate = () => true
