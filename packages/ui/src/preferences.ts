import type { Theme } from '@dvaput/domain/markets/page-context'
import type { Language } from '@dvaput/domain/text/language'
import { cookieNames, languageStorageKey } from './preference-names.ts'

const yearSeconds = 365 * 24 * 60 * 60

const writeCookie = (name: string, value: string, maxAge = yearSeconds) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax`
}

/** Private browsing or a full disk may refuse storage; the cookie still has the choice. */
const tryStorage = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const storeLanguage = (language: Language): void => {
  writeCookie(cookieNames.language, language)
  tryStorage(() => localStorage.setItem(languageStorageKey, language))
}

export const storedLanguage = (): string | null | undefined =>
  tryStorage(() => localStorage.getItem(languageStorageKey))

export const storeTheme = (theme: Theme): void => {
  if (theme === 'system') writeCookie(cookieNames.theme, '', 0)
  else writeCookie(cookieNames.theme, theme)
}
