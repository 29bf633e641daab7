import { useEffect, useState } from 'react'

export type Key = {
  /** What it does, for the list of keys. */
  readonly does: string
  /** None where the browser does it. */
  readonly act?: () => void
}

type Keys = Readonly<Record<string, Key>>

const typedInto = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea, select, [contenteditable]'

/** A dialog that fades out is closed already: the next key is for the screen. */
export const isDialogOpen = (): boolean => document.querySelector('[role=dialog]:not([data-closed])') !== null

/** Of the screen that is open, or of every screen. */
type Scope = 'screen' | 'everywhere'

const registered = new Map<object, { readonly keys: Keys; readonly scope: Scope }>()

/** What can be pressed now, with what it does. */
export const listKeys = (scope: Scope): readonly (readonly [key: string, does: string])[] =>
  [...registered.values()]
    .filter((each) => each.scope === scope)
    .flatMap(({ keys }) => Object.entries(keys).map(([key, { does }]) => [key, does] as const))

/** Single keys of a screen. None acts while somebody types, or while a dialog is open; Escape leaves a field first. */
export const useKeys = (keys: Keys, scope: Scope = 'screen'): void => {
  const [owner] = useState(() => ({}))
  useEffect(() => {
    registered.set(owner, { keys, scope })
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isDialogOpen()) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest(typedInto)) {
        if (event.key === 'Escape') target.blur()
        return
      }
      const act = Object.hasOwn(keys, event.key) ? keys[event.key]?.act : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  useEffect(() => () => void registered.delete(owner), [owner])
}
