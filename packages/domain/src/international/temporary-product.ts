/**
 * Products with this tag stand for imported ones in a checkout of the platform, and are shown nowhere else.
 * // divergences D-15
 */
export const temporaryTag = 'era-temporary'

/** Under this attribute a line of such a checkout names the product of the warehouse. */
export const eraIdAttribute = '_era_id'
