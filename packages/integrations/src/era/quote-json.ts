/** The beginning of a value as JSON, for a reason or a list. What nests too deep for JSON.stringify is named. */
export const quoteJson = (value: unknown, longest: number): string => {
  try {
    return (JSON.stringify(value) ?? 'nothing').slice(0, longest)
  } catch {
    return 'too deep to be written'
  }
}
