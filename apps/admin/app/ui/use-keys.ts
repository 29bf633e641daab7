import { useEffect } from 'react'

const typedInto = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea, select, [contenteditable]'

/** Single keys of a screen. None acts while somebody types, or while a dialog is open; Escape leaves a field first. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role=dialog]')) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest(typedInto)) {
        if (event.key === 'Escape') target.blur()
        return
      }
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
