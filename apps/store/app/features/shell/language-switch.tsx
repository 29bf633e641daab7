import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useLanguageSwitch } from '../../i18n/use-language-switch.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { toast } from '../../ui/popups/toast.ts'
import { choiceClasses } from './choice-classes.ts'

/** Links that work without scripts; with them the language changes without a reload. */
export const LanguageSwitch = () => {
  const { language: current, market } = usePageContext()
  const text = useText('shell')
  const { pathname, search } = useLocation()
  const switchLanguage = useLanguageSwitch()

  const addressOf = (language: Language) => {
    const params = new URLSearchParams(search)
    params.set('lang', language)
    return `${pathname}?${params}`
  }
  const choose = (language: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    switchLanguage(language).catch(() => toast.error(text('language.failed')))
  }
  return (
    <nav aria-label={text('language.label')}>
      <ul className="flex flex-wrap gap-1">
        {market.languages.map((language) => (
          <li key={language}>
            <a
              href={addressOf(language)}
              lang={languageTag[language]}
              hrefLang={languageTag[language]}
              aria-current={language === current ? 'true' : undefined}
              className={choiceClasses(language === current)}
              onClick={choose(language)}
            >
              {languageName[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
