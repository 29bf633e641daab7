import { type RefObject, Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import type { BuySheetProps } from './buy-sheet.tsx'

type BuyBarProps = BuySheetProps & {
  /** The button that the bar replaces. */
  readonly button: RefObject<HTMLElement | null>
}

/** Intersects anything below the top of the screen, so that a jump past the button counts. */
const belowTop = { rootMargin: '0px 0px 1000000px 0px' }

const useIsSeen = (find: () => Element | null | undefined, options?: IntersectionObserverInit): boolean => {
  const [seen, setSeen] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, when the page is rendered
  useEffect(() => {
    const element = find()
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return seen
}

const BuySheet = lazyComponent(async () => (await import('./buy-sheet.tsx')).BuySheet)

/** On a phone, once the button has scrolled out of view. */
export const BuyBar = ({ button, ...sheet }: BuyBarProps) => {
  const isButtonAhead = useIsSeen(() => button.current, belowTop)
  const isProductSeen = useIsSeen(() => button.current?.closest('article'))
  if (isButtonAhead || !isProductSeen) return null
  return (
    <Suspense>
      <BuySheet {...sheet} />
    </Suspense>
  )
}
