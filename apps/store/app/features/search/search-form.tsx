import { Icon } from '@dvaput/ui/icon.tsx'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type SearchFormProps = {
  /** More attributes of the field. */
  readonly field?: Omit<ComponentProps<'input'>, 'ref'>
  readonly children?: ReactNode
}

/** Trimmed text goes to /search; empty text goes nowhere. // HDR-06, HDR-07 */
export const SearchForm = ({ field, children }: SearchFormProps) => {
  const text = useText('shell')
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const parameters = new URLSearchParams(pathname === '/search' ? search : '')
  // Both names are read, and `query` wins. // divergences C-10
  const currentQuery = parameters.get('query') ?? parameters.get('q') ?? ''

  // The URL sets the field after each navigation, but where somebody types; text typed before hydration stays.
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (input.current && input.current !== document.activeElement) input.current.value = currentQuery
  }, [key, currentQuery])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = input.current?.value.trim()
    if (!query) return
    // A phone's keyboard would cover the results.
    input.current?.blur()
    void navigate(`/search?query=${encodeURIComponent(query)}`)
  }
  const clear = () => {
    const field = input.current
    if (!field) return
    field.value = ''
    // The suggestions listen to the field.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <search>
      <form action="/search" onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {text('search.label')}
        </label>
        <div className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
          <input
            {...field}
            ref={input}
            id={id}
            type="search"
            name="query"
            defaultValue={currentQuery}
            placeholder={text('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="peer min-w-0 grow bg-transparent py-2 pl-5 outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="button"
            aria-label={text('search.clear')}
            // A press must not blur the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
            className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft peer-placeholder-shown:hidden noscript:hidden hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" className="size-4.5" />
          </button>
          <button
            type="submit"
            aria-label={text('search.submit')}
            className="m-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="search" />
          </button>
        </div>
        {children}
      </form>
    </search>
  )
}
