/** A typed URL may say anything; shown after the return, and never paid. // XCO-01, divergences S-34 */
const readInteger = (text: string | null): number => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : 0)

export const readReturnFigures = (search: URLSearchParams) => ({
  total: readInteger(search.get('total')),
  items: readInteger(search.get('items')),
})
