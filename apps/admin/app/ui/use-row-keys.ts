import { useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useKeys } from './use-keys.ts'

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** Which row of the list has the focus, from 0 on; -1 for none. */
export const focusedRowOf = (list: HTMLElement | null): number =>
  rowsOf(list).findIndex((row) => row.closest('tr, li')?.contains(document.activeElement))

/** The last one where there are fewer. */
export const focusRow = (list: HTMLElement | null, index: number): void => {
  const rows = rowsOf(list)
  rows[Math.max(0, Math.min(index, rows.length - 1))]?.focus()
}

/**
 * `j` and `k` move the focus through the links marked `data-row`; Enter opens one as any link. The focus is the
 * selection, so a screen reader says which row it is.
 */
export const useRowKeys = <List extends HTMLElement>() => {
  const list = useRef<List>(null)
  const text = useText('layout')
  useKeys({
    j: { does: text('key.next'), act: () => focusRow(list.current, focusedRowOf(list.current) + 1) },
    k: { does: text('key.previous'), act: () => focusRow(list.current, focusedRowOf(list.current) - 1) },
    Enter: { does: text('key.open') },
  })
  return list
}
