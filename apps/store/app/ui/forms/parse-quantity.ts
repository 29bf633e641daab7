/** Digits only: a sign, point or letter makes it invalid, because the intention is unclear. */
export const parseQuantity = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)
