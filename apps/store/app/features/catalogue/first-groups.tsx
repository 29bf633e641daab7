import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { Children, type ReactNode } from 'react'
import { InNoscript } from './in-noscript.ts'

/** As many as a screen has room for beside the first products. */
const firstCount = 4

/**
 * A phone never shows the filters beside a listing, and a desktop only the first of them: the others are made when the
 * first respond. Without scripts all are there as text that the browser reads.
 */
export const FirstGroups = ({ children }: { readonly children: ReactNode }) => {
  const isHydrated = useHydrated()
  const groups = Children.toArray(children)
  const rest = groups.slice(firstCount)
  return (
    <>
      {groups.slice(0, firstCount)}
      {isHydrated
        ? rest
        : rest.length > 0 && <noscript>{import.meta.env.SSR && <InNoscript value={true}>{rest}</InNoscript>}</noscript>}
    </>
  )
}
