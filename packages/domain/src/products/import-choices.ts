/** What an import does with products that the shop does not have: nothing, drafts, or on sale where nothing is missing. */
export const newProductsChoices = ['none', 'draft', 'sale'] as const

export type NewProductsChoice = (typeof newProductsChoices)[number]
