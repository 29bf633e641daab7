import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { SuggestionsProps } from './search-box.tsx'
import { toOptions } from './suggested-option.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the shop would offer for what is being typed. */
export const SearchSuggestions = ({ field, onPopup }: SuggestionsProps) => {
  const text = useText('suggestions')
  const categories = useText('shell')
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const found = useSuggestions(typed)
  const options = found ? toOptions(found.query, found.suggestions, categories) : []

  const leave = () => field.blur()
  const choose = (position: number) => {
    const option = options[position]
    if (!option) return
    leave()
    void navigate(option.to)
  }
  const { isShown, active } = useOptionKeys({
    field,
    query: found?.query,
    count: options.length,
    onText: setTyped,
    choose,
  })

  const activeId = active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    onPopup(isShown ? { listId, activeId } : undefined)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, listId, activeId, onPopup])

  return (
    <>
      <p role="status" className="sr-only">
        {isShown && text('suggestions.count', { count: options.length })}
      </p>
      {isShown && <SuggestionList id={listId} options={options} active={active} onChosen={leave} />}
    </>
  )
}
