import { currentPrice, type Prices } from '@dvaput/domain/catalogue/prices'
import { Button } from '@dvaput/ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Price } from '../../ui/products/price.tsx'

export type BuySheetProps = {
  readonly title: string
  readonly prices: Prices
  readonly added: boolean
  readonly onAdd: () => void
}

export const BuySheet = ({ title, prices, added, onAdd }: BuySheetProps) => {
  const text = useText('product-page')
  const productText = useText('products')
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
        {added ? text('product.added') : productText('cart.add')}
      </Button>
    </section>
  )
}
