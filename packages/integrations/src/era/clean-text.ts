// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what PostgreSQL and browsers refuse
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text of the warehouse as it can be stored and shown: without control characters and halves of letters. */
export const cleanText = (text: string): string => text.replace(controlCharacters, '').toWellFormed().trim()
