/** Codes are compared without regard to case and surrounding space. */
export const foldCode = (code: string): string => code.trim().toUpperCase()
