/** Stored with each acceptance. Change it with the text: a test compares the two. */
export const termsVersion = '2026-11-18'
