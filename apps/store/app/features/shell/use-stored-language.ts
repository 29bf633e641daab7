import { isLanguage } from '@dvaput/domain/text/language'
import { storedLanguage, storeLanguage } from '@dvaput/ui/preferences.ts'
import { useEffect, useRef } from 'react'
import { useLanguageSwitch } from '../../i18n/use-language-switch.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

/** Stores the language of the URL, and restores one whose cookie was lost. */
export const useStoredLanguage = (): void => {
  const { language, market } = usePageContext()
  const switchLanguage = useLanguageSwitch()
  const settled = useRef(false)
  useEffect(() => {
    if (settled.current) return
    settled.current = true
    const requested = new URLSearchParams(window.location.search).get('lang')
    if (requested === language) return storeLanguage(language)
    const stored = storedLanguage()
    // Without the messages the page stays as the server rendered it.
    if (isLanguage(stored) && stored !== language && market.languages.includes(stored))
      switchLanguage(stored).catch(() => {})
  }, [language, market, switchLanguage])
}
