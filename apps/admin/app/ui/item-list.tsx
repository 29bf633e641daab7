import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ReactNode, Ref } from 'react'

type Props = {
  /** Whether their order says something. */
  readonly isOrdered?: boolean
  readonly isSmall?: boolean
  readonly list?: Ref<HTMLUListElement>
  readonly children: ReactNode
}

/** Rows that are no table: what an item has stands beside or below its name. */
export const ItemList = ({ isOrdered = false, isSmall = false, list, children }: Props) => {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      // Of whichever it is.
      ref={list as Ref<HTMLUListElement & HTMLOListElement>}
      className={joinClasses('divide-y divide-line rounded-lg border border-line bg-surface', isSmall && 'text-sm')}
    >
      {children}
    </List>
  )
}
