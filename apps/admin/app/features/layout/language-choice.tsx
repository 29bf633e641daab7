import { type Language, languageName, languages, languageTag } from '@dvaput/domain/text/language'
import { useRevalidator } from 'react-router'
import { usePageContext } from '../../../../store/app/lib/use-page-context.ts'
import { storeLanguage } from '../../../../store/app/state/preferences.ts'
import { PlainSelect } from '../../../../store/app/ui/plain-select.tsx'
import { loadSameNamespaces } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'

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
