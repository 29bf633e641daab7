import { currentPrice, type Prices } from '@dvaput/domain/catalogue/prices'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'

type BuyBarProps = {
  readonly title: string
  readonly prices: Prices
  readonly added: boolean
  readonly onAdd: () => void
  /** The button it stands in for. */
  readonly button: RefObject<HTMLElement | null>
}

/** From the screen's upper edge down, however far: a jump over it counts. */
const belowTop = { rootMargin: '0px 0px 1000000px 0px' }

const useIsSeen = (find: () => Element | null | undefined, options?: IntersectionObserverInit): boolean => {
  const [seen, setSeen] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, when the page is drawn
  useEffect(() => {
    const element = find()
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return seen
}

/** On a phone, once the button has scrolled away, for as long as the page is about this product. */
export const BuyBar = ({ title, prices, added, onAdd, button }: BuyBarProps) => {
  const isButtonAhead = useIsSeen(() => button.current, belowTop)
  const isProductSeen = useIsSeen(() => button.current?.closest('article'))
  const text = useText('product')
  const goods = useText('goods')
  if (isButtonAhead || !isProductSeen) return null
  return (
    <section
      aria-label={text('product.buyBar')}
      className="fixed inset-x-0 bottom-0 z-20 flex animate-arrive items-center justify-between gap-3 border-t border-line bg-raised px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-overlay lg:hidden print:hidden"
    >
      <div className="min-w-0">
        <p className="truncate text-xs text-ink-soft">{title}</p>
        <Price money={currentPrice(prices)} />
      </div>
      <Button icon={added ? 'check' : 'cart'} onClick={onAdd} className="shrink-0">
        {added ? text('product.added') : goods('cart.add')}
      </Button>
    </section>
  )
}
