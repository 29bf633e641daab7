import type { MenuAct, MenuAnswer } from './act-on-menu.ts'

/** Of the forms in which nothing is typed, so that nothing is still there. */
const pressed: readonly MenuAct[] = ['move', 'drop', 'remove']

/** Which message says why a form was refused; `isOrphaned` is that the item it changes was removed. */
export const problemKey = ({ act, problem }: Pick<MenuAnswer, 'act' | 'problem'>, isOrphaned: boolean) => {
  if (isOrphaned) return 'problem.item-removed'
  if (problem === 'changed-meanwhile' && pressed.includes(act)) return 'problem.menu-changed'
  return `problem.${problem}` as const
}
