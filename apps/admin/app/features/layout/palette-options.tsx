import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { type RecordHit, recordKinds } from '../../lib/urls/record-search.ts'

export type Option = Omit<RecordHit, 'kind'> & {
  readonly kind: RecordHit['kind'] | 'screens' | 'acts'
  /** Of what is done at once and leads nowhere. */
  readonly run?: () => void
}

type Props = {
  readonly id: string
  readonly options: readonly Option[]
  readonly current: number
  readonly choose: (index: number) => void
  readonly go: (option: Option) => void
}

const kinds = ['screens', 'acts', ...recordKinds] as const

/** The focus stays in the field: it names the option that Enter opens. */
export const PaletteOptions = ({ id, options, current, choose, go }: Props) => {
  const text = useText('layout')
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  const numbered = options.map((option, index) => ({ ...option, index }))
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={text('search.title')}
      className="-mx-2 max-h-[50dvh] overflow-y-auto empty:hidden"
    >
      {kinds
        .map((kind) => ({ kind, ofKind: numbered.filter((option) => option.kind === kind) }))
        .filter(({ ofKind }) => ofKind.length > 0)
        .map(({ kind, ofKind }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={kind} role="group" aria-label={text(`search.${kind}`)}>
            <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {text(`search.${kind}`)}
            </p>
            {ofKind.map(({ index, ...option }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={option.to}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === current}
                onPointerMove={() => choose(index)}
                onClick={() => go(option)}
                className={joinClasses(
                  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-2 py-1.5 text-sm',
                  index === current ? 'bg-accent-soft text-accent-strong' : '',
                )}
              >
                <span className="font-medium wrap-anywhere">{option.title}</span>
                <span className="wrap-anywhere text-ink-soft">{option.about}</span>
              </div>
            ))}
          </div>
        ))}
    </div>
  )
}
