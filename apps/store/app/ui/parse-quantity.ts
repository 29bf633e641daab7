/** A whole number in digits. A sign, a point or a letter makes it no quantity at all: nobody guesses which one was meant. */
export const parseQuantity = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)
