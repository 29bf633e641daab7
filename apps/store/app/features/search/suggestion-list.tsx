import type { Picture as Pictured } from '@dvaput/domain/catalogue/source-product'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { SuggestedOption } from './suggested-option.ts'

type SuggestionListProps = {
  readonly id: string
  readonly options: readonly SuggestedOption[]
  readonly active: number
  readonly onChosen: () => void
}

/** Below the field, of the same width. */
export const suggestionPanel =
  'absolute inset-x-0 top-full z-30 mt-2 animate-arrive rounded-lg border border-line bg-raised shadow-overlay'

/** In the order of the options. */
const groups = ['correction', 'category', 'product', 'all'] as const

// A press must not blur the field: the list would close before the click.
const keepFocus = (event: MouseEvent) => event.preventDefault()

export const SuggestionList = ({ id, options, active, onChosen }: SuggestionListProps) => {
  const text = useText('suggestions')
  const titles: Readonly<Partial<Record<SuggestedOption['kind'], string>>> = {
    category: text('suggestions.categories'),
    product: text('suggestions.products'),
  }
  const numbered = options.map((option, position) => ({ option, position }))
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text('suggestions.label')}
      tabIndex={-1}
      onMouseDown={keepFocus}
      className={joinClasses(suggestionPanel, 'max-h-[min(80dvh,44rem)] overflow-y-auto overscroll-contain p-2')}
    >
      {groups.map((kind) => {
        const members = numbered.filter(({ option }) => option.kind === kind)
        const title = titles[kind]
        return (
          members.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div
              key={kind}
              role="group"
              aria-label={title}
              className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
            >
              {title && (
                <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
                  {title}
                </p>
              )}
              {members.map(({ option, position }) => (
                <Link
                  key={option.to}
                  id={`${id}-${position}`}
                  role="option"
                  aria-selected={position === active}
                  tabIndex={-1}
                  to={option.to}
                  onClick={onChosen}
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-sm hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
                >
                  <Content option={option} />
                </Link>
              ))}
            </div>
          )
        )
      })}
    </div>
  )
}

const Content = ({ option }: { readonly option: SuggestedOption }) => {
  const text = useText('suggestions')
  const { language } = usePageContext()
  const { label } = option
  switch (option.kind) {
    case 'correction':
      return <span>{text('suggestions.correction', { query: label })}</span>
    case 'all':
      return (
        <>
          <Icon name="search" className="text-accent" />
          <span className="min-w-0 grow font-semibold text-accent">{text('suggestions.all', { query: label })}</span>
        </>
      )
    case 'category':
      return (
        <>
          <span className="min-w-0 grow font-medium">{label}</span>
          <span className="text-xs text-ink-soft tabular-nums">{option.count}</span>
        </>
      )
    case 'product':
      return (
        <>
          <Thumbnail picture={option.picture} />
          <span className="line-clamp-2 min-w-0 grow">{label}</span>
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(option.price, language)}</span>
        </>
      )
  }
}

const Thumbnail = ({ picture }: { readonly picture: Pictured | null }) => (
  <span className="size-12 shrink-0 overflow-hidden rounded-md bg-plate">
    {picture && <Picture {...picture} alt="" sizes="3rem" className="size-full" />}
  </span>
)
