import { isLanguage } from '@dvaput/domain/text/language'
import { useEffect, useRef } from 'react'
import { useLanguageSwitch } from '../../i18n/use-language-switch.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storedLanguage, storeLanguage } from '../../state/preferences.ts'

/** Stores the language of the URL, and restores one whose cookie was lost. */
export const useStoredLanguage = (): void => {
  const { language, market } = usePageContext()
  const switchLanguage = useLanguageSwitch()
  const settled = useRef(false)
  useEffect(() => {
    if (settled.current) return
    settled.current = true
    const asked = new URLSearchParams(window.location.search).get('lang')
    if (asked === language) return storeLanguage(language)
    const kept = storedLanguage()
    // Without the messages the page stays as the server rendered it.
    if (isLanguage(kept) && kept !== language && market.languages.includes(kept)) switchLanguage(kept).catch(() => {})
  }, [language, market, switchLanguage])
}
