import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { startTransition, useCallback, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { SuggestionsProps } from './search-box.tsx'
import { toOptions } from './suggested-option.ts'
import { SuggestionList, suggestionPanel } from './suggestion-list.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Suggestions for the text being typed. */
export const SearchSuggestions = ({ field, onPopup }: SuggestionsProps) => {
  const text = useText('suggestions')
  const categories = useText('shell')
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const result = useSuggestions(typed)
  const options = result ? toOptions(result.query, result.suggestions, categories) : []

  const leave = () => field.blur()
  // The letter is on the screen before anything is rendered for it.
  const onText = useCallback((typed: string) => startTransition(() => setTyped(typed)), [])
  const choose = (position: number) => {
    const option = options[position]
    if (!option) return
    leave()
    void navigate(option.to)
  }
  const { isShown, active } = useOptionKeys({
    field,
    query: result?.query,
    count: options.length,
    onText,
    choose,
  })

  const isList = isShown && options.length > 0
  const activeId = active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    onPopup(isList ? { listId, activeId } : undefined)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isList, listId, activeId, onPopup])

  return (
    <>
      <div role="status">
        {isList && <p className="sr-only">{text('suggestions.count', { count: options.length })}</p>}
        {isShown && !isList && result && (
          <p className={joinClasses(suggestionPanel, 'px-5 py-4 text-sm text-ink-soft wrap-anywhere')}>
            {text('suggestions.noResults', { query: result.query })}
          </p>
        )}
      </div>
      {isList && <SuggestionList id={listId} options={options} active={active} onChosen={leave} />}
    </>
  )
}
