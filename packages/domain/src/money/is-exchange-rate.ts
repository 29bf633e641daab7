/** A usable rate is positive and has at most six decimals; anything else is no rate. */
export const isExchangeRate = (text: string): boolean => /^\d{1,6}(?:\.\d{1,6})?$/.test(text) && /[1-9]/.test(text)
