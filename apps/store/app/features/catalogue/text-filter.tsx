import { changeListingQuery, parseListingQuery } from '@dvaput/domain/catalogue/listing-query'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { controlClasses } from '../../ui/control-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { ListingChoices } from './use-listing-query.ts'

// spec §9 Time: search debounce
const debounceMs = 500

const readText = (typed: string): string => parseListingQuery([['query', typed]]).text

type TextFilterProps = { readonly choices: ListingChoices; readonly className?: string }

/** Filters while typing, debounced; Enter applies at once. */
export const TextFilter = ({ choices, className }: TextFilterProps) => {
  const text = useText('catalogue')
  const { query, isSearch, pathname, go } = choices
  const { field, draft, setDraft, markSent } = useDraft(query.text)

  const send = (typed: string) => {
    const next = readText(typed)
    // An emptied search field does not navigate: the shopper is about to type again.
    if (isSearch && next === '') return
    markSent(next)
    // One history entry for a text, not one for each pause.
    go(changeListingQuery(query, { text: next }), { replace: query.text !== '' })
  }
  const sendAfterPause = useEffectEvent((typed: string) => {
    if (readText(typed) !== query.text) send(typed)
  })
  useEffect(() => {
    const pause = setTimeout(() => sendAfterPause(draft), debounceMs)
    return () => clearTimeout(pause)
  }, [draft])

  return (
    <search className={className}>
      <form
        action={pathname}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          send(draft)
        }}
      >
        <HiddenChoices query={{ ...query, text: '', page: 1 }} />
        <input
          ref={field}
          type="search"
          name="query"
          value={draft}
          aria-label={text('text.label')}
          placeholder={text('text.placeholder')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setDraft(event.target.value)}
          className={joinClasses(controlClasses, 'pr-11 [&::-webkit-search-cancel-button]:hidden')}
        />
        <button
          type="submit"
          aria-label={text('text.submit')}
          className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
