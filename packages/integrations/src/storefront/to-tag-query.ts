/**
 * `tag:Cell OR tag:"Budget Laptops" AND available_for_sale:true`: quoted if it contains a space, as the specification
 * has it. OR binds tighter than AND in this language, so no brackets are needed. // SF-05
 */
export const toTagQuery = (tags: readonly string[]): string =>
  `${tags.map((tag) => `tag:${quote(tag)}`).join(' OR ')} AND available_for_sale:true`

/** What else the language would read as an operator is quoted too. */
const quote = (tag: string): string =>
  /^[\p{L}\p{N}_-]+$/u.test(tag) && !/^(AND|OR|NOT)$/.test(tag) ? tag : `"${tag.replaceAll(/["\\]/g, '\\$&')}"`
