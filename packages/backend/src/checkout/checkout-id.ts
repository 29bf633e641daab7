import { randomBytes } from 'node:crypto'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** All 128 bits are random: whoever knows the id sees the number of the order. */
export const newCheckoutId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Carts and URLs come from outside; anything else was never an id, and needs no query. */
export const isCheckoutId = (text: string): boolean => uuid.test(text)
