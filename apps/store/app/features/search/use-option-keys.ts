import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type Options = {
  readonly field: HTMLInputElement
  /** What the options answer, be they none; those of another question are walked from the start. */
  readonly query: string | undefined
  readonly count: number
  /** What is typed; nothing once the field is left. */
  readonly onText: (text: string) => void
  readonly choose: (position: number) => void
}

const none = -1

/**
 * The keys of a field with a list under it: arrows walk through the list and past its ends back into the field, Enter
 * chooses, Escape and leaving close. // APG: editable combobox with list autocomplete
 */
export const useOptionKeys = ({ field, query, count, onText, choose }: Options) => {
  const [open, setOpen] = useState(() => document.activeElement === field)
  const [walked, setWalked] = useState({ query, position: none })
  // A late answer puts another option where the keyboard was.
  const active = walked.query === query ? walked.position : none
  const isShown = open && query !== undefined

  const show = useCallback(
    (text: string | undefined) => {
      setOpen(text !== undefined)
      setWalked({ query: undefined, position: none })
      if (text !== undefined) onText(text)
    },
    [onText],
  )
  /** What a key does; nothing where it is the field's own. */
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
    // An Escape that closes the list closes nothing else.
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
    // The field may have been left before anybody listened.
    if (document.activeElement !== field) setOpen(false)
    // Letters may have been typed before this code was there; what the address put into the field was not.
    else if (field.value !== field.defaultValue) onText(field.value)
    return () => {
      field.removeEventListener('keydown', onKeydown)
      field.removeEventListener('input', onInput)
      field.removeEventListener('blur', onLeave)
    }
  }, [field, show, onText])

  return { isShown, active }
}
