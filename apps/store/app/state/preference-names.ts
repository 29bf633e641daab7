/** Cookies that the server needs to render. Scripts can read them, so nothing secret. */
export const cookieNames = { language: 'language', market: 'market', theme: 'theme' } as const

/** The language is stored here too. // spec §7 Local storage */
export const languageStorageKey = 'dvaput-language'
