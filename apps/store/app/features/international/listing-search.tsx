import { changeImportedQuery } from '@dvaput/domain/international/listing-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { controlClasses } from '../../ui/control-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { HiddenQuery } from './hidden-query.tsx'
import type { ImportedChoices } from './use-imported-query.ts'

// spec §9 Time: search debounce
const debounceMs = 500

const iconClasses = 'flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink'

/** Searches while typing, debounced; Enter searches at once. */
export const ListingSearch = ({ choices }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  const { query, pathname, hrefOf, go } = choices
  const { field, draft, setDraft, markSent } = useDraft(query.search)

  const send = (typed: string) => {
    const search = typed.trim()
    markSent(search)
    // One history entry for a text, not one for each pause.
    go(changeImportedQuery(query, { search }), { replace: query.search !== '' })
  }
  const sendAfterPause = useEffectEvent((typed: string) => {
    if (typed.trim() !== query.search) send(typed)
  })
  useEffect(() => {
    const pause = setTimeout(() => sendAfterPause(draft), debounceMs)
    return () => clearTimeout(pause)
  }, [draft])

  return (
    <search className="min-w-0 grow basis-64 lg:max-w-128">
      <form
        action={pathname}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          send(draft)
        }}
      >
        <HiddenQuery query={{ ...query, search: '', page: 1 }} />
        <input
          ref={field}
          type="search"
          name="search"
          value={draft}
          aria-label={text('find.label')}
          placeholder={text('find.placeholder')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setDraft(event.target.value)}
          className={joinClasses(
            controlClasses,
            '[&::-webkit-search-cancel-button]:hidden',
            query.search === '' ? 'pr-11' : 'pr-22',
          )}
        />
        <div className="absolute top-0 right-0 flex">
          {query.search !== '' && (
            <Link
              to={hrefOf(changeImportedQuery(query, { search: '' }))}
              preventScrollReset
              aria-label={text('find.clear')}
              title={text('find.clear')}
              onClick={() => {
                setDraft('')
                field.current?.focus()
              }}
              className={iconClasses}
            >
              <Icon name="close" />
            </Link>
          )}
          <button type="submit" aria-label={text('find.submit')} className={iconClasses}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}
