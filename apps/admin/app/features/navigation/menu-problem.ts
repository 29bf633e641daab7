import type { MenuAct } from './menu-actions.ts'

/** Of the forms in which nothing is typed, so that nothing is still there. */
const pressed: readonly MenuAct[] = ['move', 'drop', 'remove']

/** Which message says why a form was refused; `isOrphaned` is that the item it changes was removed. */
export const problemKey = <Code extends string>(
  { act, code }: { readonly act: MenuAct; readonly code: Code },
  isOrphaned: boolean,
) => {
  if (isOrphaned) return 'problem.item-removed'
  if (code === 'changed-meanwhile' && pressed.includes(act)) return 'problem.menu-changed'
  return `problem.${code}` as const
}
