/** What fits the field of a listing on a phone, behind "e.g." and beside the number of products. */
const maxLength = 16

type Titled = { readonly title: string }

const withoutBrand = (title: string) => title.split(' ').slice(1).join(' ')

/** What somebody could look for in a listing: a product of it with a short name. Nothing where there is none. */
export const searchExample = (products: readonly Titled[]): string | undefined =>
  products
    .flatMap(({ title }) => [title, withoutBrand(title)])
    .find((name) => name.length > 3 && name.length <= maxLength)
