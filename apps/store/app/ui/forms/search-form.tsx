import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { HiddenFields } from './hidden-fields.tsx'
import { useDraft } from './use-draft.ts'

// Typing searches after a pause, and not with each letter. // INTL-16
const debounceMs = 500

type SearchFormProps = {
  readonly action: string
  /** The other parameters of the URL. */
  readonly query: string
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly submitLabel: string
  readonly value: string
  /** The text that is searched for what was typed. */
  readonly read: (typed: string) => string
  /** One history entry for a text, not one for each pause. */
  readonly onSearch: (text: string, options: { readonly replace: boolean }) => void
  /** A second button in the field; it may empty the field. */
  readonly clear?: ((empty: () => void) => ReactNode) | undefined
  readonly className?: string | undefined
}

export const searchIconClasses = 'flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink'

/** Searches while typing, debounced; Enter searches at once. */
export const SearchForm = ({
  action,
  query,
  name,
  label,
  placeholder,
  submitLabel,
  value,
  read,
  onSearch,
  clear,
  className,
}: SearchFormProps) => {
  const { field, draft, setDraft, markSent } = useDraft(value)

  const send = (typed: string) => {
    const text = read(typed)
    markSent(text)
    onSearch(text, { replace: value !== '' })
  }
  const sendAfterPause = useEffectEvent((typed: string) => {
    if (read(typed) !== value) send(typed)
  })
  useEffect(() => {
    const pause = setTimeout(() => sendAfterPause(draft), debounceMs)
    return () => clearTimeout(pause)
  }, [draft])

  return (
    <search className={className}>
      <form
        action={action}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          send(draft)
        }}
      >
        <HiddenFields query={query} />
        <input
          ref={field}
          type="search"
          name={name}
          value={draft}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setDraft(event.target.value)}
          className={joinClasses(controlClasses, '[&::-webkit-search-cancel-button]:hidden', clear ? 'pr-22' : 'pr-11')}
        />
        <div className="absolute top-0 right-0 flex">
          {clear?.(() => {
            setDraft('')
            field.current?.focus()
          })}
          <button type="submit" aria-label={submitLabel} className={searchIconClasses}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}
