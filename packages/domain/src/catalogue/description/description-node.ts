/** The ten tags a description may hold, without attributes. // CAT-04 */
export const descriptionTags = ['p', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'br', 'span'] as const
export type DescriptionTag = (typeof descriptionTags)[number]

/** What a page renders as elements, never as HTML. At the top are only p, ul and ol. */
export type DescriptionNode = string | DescriptionElement
export type DescriptionElement = { readonly tag: DescriptionTag; readonly children: readonly DescriptionNode[] }
