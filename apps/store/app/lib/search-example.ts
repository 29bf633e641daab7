/** What fits the field of a listing on a phone. */
const maxLength = 26

/** What somebody could look for in a listing: a product of it with a short name. Nothing where there is none. */
export const searchExample = (products: readonly { readonly title: string }[]): string | undefined =>
  products.find(({ title }) => title.length <= maxLength)?.title
