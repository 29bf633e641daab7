/** Cookies that the server needs to render. Scripts can read them, so nothing secret. */
export const cookieNames = { language: 'language', market: 'market', theme: 'theme' } as const

/** The language is stored here too. // I18N-03 */
export const languageStorageKey = 'dvaput-language'
