/** Spaces, controls, characters without a width, and letters that are drawn as nothing. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees nothing of it: it counts as left empty wherever something is required. */
export const isBlank = (text: string): boolean => text.replaceAll(unseen, '') === ''
