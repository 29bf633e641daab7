import { type Language, languageName, languages, languageTag } from '@dvaput/domain/text/language'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { storeLanguage } from '@dvaput/ui/preferences.ts'
import { useRevalidator } from 'react-router'
import { loadSameNamespaces } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'

/** The same choice as in the shop, and without a reload: what was typed stays. */
export const LanguageChoice = () => {
  const { language, market } = usePageContext()
  const text = useText('layout')
  const { revalidate } = useRevalidator()
  const choose = async (chosen: Language) => {
    await loadSameNamespaces(chosen)
    storeLanguage(chosen)
    await revalidate()
  }
  const offered = languages.filter((each) => market.languages.includes(each))
  return (
    <PlainSelect
      aria-label={text('layout.language')}
      value={language}
      onChange={(event) => void choose(event.currentTarget.value as Language)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={languageTag[each]}>
          {languageName[each]}
        </option>
      ))}
    </PlainSelect>
  )
}
