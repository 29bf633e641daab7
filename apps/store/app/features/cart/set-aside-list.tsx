import { lineTotal } from '@dvaput/domain/cart/cart'
import { type CartLine, lineKey } from '@dvaput/domain/cart/cart-line'
import { Button } from '@dvaput/ui/button.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { forgetSetAside, putBack, useSetAside } from '../../state/set-aside.ts'
import { Price } from '../../ui/products/price.tsx'

type SetAsideListProps = {
  /** The pressed button is gone afterwards. */
  readonly onLeave: (message: string) => void
}

/** What waits beside the cart, and the way back. */
export const SetAsideList = ({ onLeave }: SetAsideListProps) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const lines = useSetAside()
  if (lines.length === 0) return null
  const returnAll = () => {
    putBack(market, lines)
    onLeave(text('aside.returned'))
  }
  const forget = (line: CartLine) => {
    forgetSetAside(market, line)
    onLeave(text('line.removed', { name: line.name }))
  }
  return (
    <section aria-labelledby="set-aside" className="grid gap-3 rounded-lg border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="set-aside" className="text-xl">
          {text('aside.title')}
        </h2>
        <Button variant="secondary" size="tight" onClick={returnAll}>
          {text('aside.putBack')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{text('aside.text')}</p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 grow text-sm font-medium">
              {text('aside.line', { count: line.quantity, name: line.name })}
            </span>
            <Price money={lineTotal(line)} size="sm" />
            <IconButton
              icon="trash"
              label={text('line.remove', { name: line.name })}
              className="-mr-2 text-ink-soft"
              onClick={() => forget(line)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
