/** As it is scanned, typed or read aloud: with or without the hyphen, in any case; undefined for anything else. */
export const parsePickupCode = (typed: string): string | undefined => {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[2-9A-Z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined
}
