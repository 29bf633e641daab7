import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type Options = {
  readonly field: HTMLInputElement
  /** The query of the options; another query starts from the first option again. */
  readonly query: string | undefined
  readonly count: number
  /** The typed text; empty after blur. */
  readonly onText: (text: string) => void
  readonly choose: (position: number) => void
}

const none = -1

/**
 * Combobox keys: arrows move through the list and back to the field, Enter selects, Escape and blur close. // APG:
 * editable combobox with list autocomplete
 */
export const useOptionKeys = ({ field, query, count, onText, choose }: Options) => {
  const [open, setOpen] = useState(() => document.activeElement === field)
  const [walked, setWalked] = useState({ query, position: none })
  // A late response may replace the active option.
  const active = walked.query === query ? walked.position : none
  const isShown = open && query !== undefined

  const show = useCallback(
    (text: string | undefined) => {
      setOpen(text !== undefined)
      // The same state where nothing was walked: a letter renders the list in no hurry.
      setWalked((before) => (before.position === none ? before : { query: undefined, position: none }))
      if (text !== undefined) onText(text)
    },
    [onText],
  )
  /** Undefined for keys that the field handles itself. */
  const stepOf = (key: string): (() => void) | undefined => {
    if (!isShown) return key === 'ArrowDown' ? () => show(field.value) : undefined
    const walk: Readonly<Record<string, number>> = {
      ArrowDown: active + 1 < count ? active + 1 : none,
      ArrowUp: active === none ? count - 1 : active - 1,
      ...(active !== none && { Home: 0, End: count - 1 }),
    }
    const next = walk[key]
    if (next !== undefined) return () => setWalked({ query, position: next })
    if (key === 'Escape') return () => show(undefined)
    return key === 'Enter' && active !== none ? () => choose(active) : undefined
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.isComposing ? undefined : stepOf(event.key)
    if (!step) return
    event.preventDefault()
    // Escape closes only the list.
    event.stopPropagation()
    step()
  })

  useEffect(() => {
    const onKeydown = (event: KeyboardEvent) => onKey(event)
    const onInput = () => show(field.value)
    const onLeave = () => {
      show(undefined)
      onText('')
    }
    field.addEventListener('keydown', onKeydown)
    field.addEventListener('input', onInput)
    field.addEventListener('blur', onLeave)
    // The field may have lost focus before the listeners were attached.
    if (document.activeElement !== field) setOpen(false)
    // Text may have been typed before this code was loaded; the text of the URL does not count.
    else if (field.value !== field.defaultValue) onText(field.value)
    return () => {
      field.removeEventListener('keydown', onKeydown)
      field.removeEventListener('input', onInput)
      field.removeEventListener('blur', onLeave)
    }
  }, [field, show, onText])

  return { isShown, active }
}
