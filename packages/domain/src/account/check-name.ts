/** Longer ones are refused, which the specification leaves open. // divergences N-05 */
export const maxNameLength = 100

/** The platform refuses them, because names are shown to others on pages and in e-mails. */
const looksLikeMarkup = /<\/?[a-z!]|https?:\/\/|www\.\S/i

/** What is wrong with one of a person's names, if anything. */
export const checkName = (name: string): 'tooLong' | 'nameRefused' | undefined => {
  if (name.trim().length > maxNameLength) return 'tooLong'
  return looksLikeMarkup.test(name) ? 'nameRefused' : undefined
}
