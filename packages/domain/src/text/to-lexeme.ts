/** Endings of plurals and cases, longest first. What is left has at least four letters. */
const endings = [
  ...['ovima', 'evima', 'ama', 'ima', 'ovi', 'evi', 'ove', 'eve'],
  ...['es', 'as', 'os', 'om', 'em', 'og', 'oj'],
  ...['a', 'e', 'i', 'o', 'u', 's'],
]
const minLeft = 4
const letters = /^[a-z]+$/

/** A word without its ending, so that `laptopi`, `laptopa` and `laptops` are `laptop`, and `impresoras` `impresora`. */
export const toLexeme = (word: string): string => {
  if (!letters.test(word)) return word
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minLeft)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
