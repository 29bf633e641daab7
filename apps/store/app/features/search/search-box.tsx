import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { type ComponentType, type FocusEvent, useState } from 'react'
import { loadMessages } from '../../i18n/catalogue.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { SearchForm } from './search-form.tsx'

/** ARIA attributes that connect the field with the open list. */
export type Popup = { readonly listId: string; readonly activeId: string | undefined }

export type SuggestionsProps = {
  readonly field: HTMLInputElement
  readonly onPopup: (popup: Popup | undefined) => void
}

/** The header's search. Suggestions are loaded on the first focus; without them it is a plain form. */
export const SearchBox = () => {
  const { language } = usePageContext()
  const hydrated = useHydrated()
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps>; field: HTMLInputElement }>()
  const [popup, setPopup] = useState<Popup>()

  const prepare = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (loaded) return
    Promise.all([import('./search-suggestions.tsx'), loadMessages(language, 'suggestions')]).then(
      ([{ SearchSuggestions }]) => setLoaded({ Suggestions: SearchSuggestions, field }),
      // The form still works.
      () => {},
    )
  }
  const combobox = hydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': popup !== undefined,
    'aria-controls': popup?.listId,
    'aria-activedescendant': popup?.activeId,
  }
  return (
    <SearchForm field={{ ...combobox, onFocus: prepare }}>
      {loaded && <loaded.Suggestions field={loaded.field} onPopup={setPopup} />}
    </SearchForm>
  )
}
