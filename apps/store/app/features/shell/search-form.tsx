import { type FormEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'

/** Trimmed text goes to /search; empty text goes nowhere. // spec §2 Header and navigation */
export const SearchForm = ({ className }: { readonly className?: string }) => {
  const text = useText('shell')
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    if (query) void navigate(`/search?query=${encodeURIComponent(query)}`)
  }
  const query = new URLSearchParams(search).get('query') ?? ''
  return (
    <search className={className}>
      <form action="/search" onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          {text('search.label')}
        </label>
        <div className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
          <input
            // The address decides what stands in the field after each navigation.
            key={query}
            id={id}
            type="search"
            name="query"
            defaultValue={query}
            placeholder={text('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="min-w-0 grow bg-transparent py-2 pl-5 outline-none"
          />
          <button
            type="submit"
            aria-label={text('search.submit')}
            className="m-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}
