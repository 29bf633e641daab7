/** Choices the server must know to render; scripts may read them, so nothing secret goes here. */
export const cookieNames = { language: 'language', market: 'market', theme: 'theme' } as const

/** The language is kept here as well. // spec §7 Local storage */
export const languageStorageKey = 'dvaput-language'
