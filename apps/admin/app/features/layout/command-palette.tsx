import type { Permission } from '@dvaput/domain/administrators/permissions'
import { foldText } from '@dvaput/domain/text/fold-text'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { storeTheme } from '@dvaput/ui/preferences.ts'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator, useSubmit } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { isLongEnough, readTyped } from '../../lib/urls/record-search.ts'
import type { loader } from '../../routes/search.tsx'
import { screensFor } from './navigation.ts'
import { actsFor, type PaletteAct } from './palette-acts.ts'
import { type Option, PaletteOptions } from './palette-options.tsx'

export type PaletteProps = {
  readonly permissions: readonly Permission[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** While somebody types on, nothing is asked. */
const pauseMs = 150

const Palette = ({ permissions, close }: Pick<PaletteProps, 'permissions'> & { readonly close: () => void }) => {
  const text = useText('layout')
  const id = useId()
  const navigate = useNavigate()
  const { data, load } = useFetcher<typeof loader>()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const q = readTyped(typed)
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  const run = (act: Exclude<PaletteAct, { to: string }>) => {
    if ('logsOut' in act) return void submit(null, { method: 'post', action: '/logout' })
    storeTheme(act.theme)
    void revalidate()
  }
  const isSearch = isLongEnough(q)
  const found = isSearch && data?.q === q ? data.records : undefined
  const isWaiting = isSearch && !found

  useEffect(() => {
    if (!isSearch) return
    const timer = setTimeout(() => void load(`/search?${new URLSearchParams({ q })}`), pauseMs)
    return () => clearTimeout(timer)
  }, [isSearch, q, load])

  const screens = screensFor(permissions)
    .map(({ path, label }) => ({ kind: 'screens' as const, to: path, title: text(label), about: '' }))
    .filter(({ title }) => foldText(title).includes(foldText(q)))
  const acts = actsFor(permissions)
    .map(
      (act): Option => ({
        ...{ kind: 'acts', to: 'to' in act ? act.to : act.label, title: text(act.label), about: '' },
        ...('to' in act ? {} : { run: () => run(act) }),
      }),
    )
    .filter(({ title }) => foldText(title).includes(foldText(q)))
  const options: readonly Option[] = [...screens, ...acts, ...(found ?? [])]
  const current = Math.min(chosen, options.length - 1)

  const go = (to: string) => {
    close()
    void navigate(to)
  }
  const choose = (option: Option) => {
    if (!option.run) return go(option.to)
    close()
    option.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (options.length > 0) setChosen((current + step + options.length) % options.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const option = options[current]
    // Faster than the answer: the page shows what is found.
    if (option) choose(option)
    else if (isWaiting) go(`/search?${new URLSearchParams({ q })}`)
  }
  const nothing = options.length === 0 && !isWaiting
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={text('search.label')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-${current}` : undefined}
        placeholder={text('search.label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        className={controlClasses}
      />
      <PaletteOptions {...{ id, options, current, go: choose, choose: setChosen }} />
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {isWaiting && text('search.loading')}
        {nothing && text('search.none')}
        {!isWaiting && !nothing && text('search.hint', { count: options.length })}
      </p>
    </>
  )
}

/** Leads to every screen and to any record, and does what needs no record, by keyboard. */
export const CommandPalette = ({ permissions, open, onOpenChange }: PaletteProps) => {
  const text = useText('layout')
  return (
    <Dialog title={text('search.title')} open={open} onOpenChange={onOpenChange}>
      <Palette permissions={permissions} close={() => onOpenChange(false)} />
    </Dialog>
  )
}
