import type { WaitingOrder } from '@dvaput/backend/international-orders/waiting-orders'
import type { Cart } from '@dvaput/domain/cart/cart'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Radio } from '../../ui/radio.tsx'
import { toCheckoutLines } from './checkout-line.ts'

/** The newest that has a product of this cart. */
export const findEarlierOrder = (orders: readonly WaitingOrder[], cart: Cart): WaitingOrder | undefined => {
  const inCart = new Set(toCheckoutLines(cart).map(({ eraId }) => eraId))
  return orders.find(({ eraIds }) => eraIds.some((eraId) => inCart.has(eraId)))
}

/** What the buyer may want of the order that is there already; what was paid cannot be paid in another way. */
export const earlierChoicesOf = ({ isPaid }: WaitingOrder) =>
  isPaid ? (['keep'] as const) : (['replace', 'keep'] as const)

const labels = { replace: 'earlier.replace', keep: 'earlier.keep' } as const
const explanations = { replace: 'earlier.replaceText', keep: 'earlier.keepText' } as const

const EarlierSentence = ({ order: { name, total, isPaid } }: { readonly order: WaitingOrder }) => {
  const text = useText('earlier-orders')
  const { language } = usePageContext()
  return (
    <p className="flex gap-2 font-semibold">
      <Icon name={isPaid ? 'success' : 'clock'} className="size-5 shrink-0 translate-y-0.5 text-accent" />
      {text(isPaid ? 'earlier.paid' : 'earlier.waiting', { name, total: formatMoney(total, language) })}
    </p>
  )
}

const frame = 'grid gap-3 rounded-lg border border-line-strong bg-sunken p-4 sm:p-5'

/** In the cart: the ways on lead to the form, which asks again. // readings D-24 */
export const EarlierOrderNotice = ({ order }: { readonly order: WaitingOrder }) => {
  const text = useText('earlier-orders')
  return (
    <section aria-label={text('earlier.see', { name: order.name })} className={frame}>
      <EarlierSentence order={order} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={order.path} size="tight" reloadDocument>
          {text('earlier.see', { name: order.name })}
        </ButtonLink>
        {earlierChoicesOf(order).map((choice) => (
          <ButtonLink key={choice} to={`/checkout-era?earlier=${choice}`} variant="secondary" size="tight">
            {text(labels[choice])}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}

type EarlierOrderChoiceProps = {
  readonly order: WaitingOrder
  readonly chosen: string | null
  readonly isMissing: boolean
}

/** In the form, so that nothing that was typed is lost. */
export const EarlierOrderChoice = ({ order, chosen, isMissing }: EarlierOrderChoiceProps) => {
  const text = useText('earlier-orders')
  const { name } = order
  return (
    <fieldset className={frame}>
      <legend className="sr-only">{text('earlier.legend')}</legend>
      <EarlierSentence order={order} />
      <ButtonLink to={order.path} variant="secondary" size="tight" className="justify-self-start" reloadDocument>
        {text('earlier.see', { name })}
      </ButtonLink>
      {earlierChoicesOf(order).map((choice) => (
        <Radio key={choice} name="earlier" value={choice} defaultChecked={chosen === choice}>
          <span className="font-medium">{text(labels[choice])}</span>
          <span className="block text-sm text-ink-soft">{text(explanations[choice], { name })}</span>
        </Radio>
      ))}
      {isMissing && (
        <p role="alert" className="text-sm font-medium text-danger">
          {text('earlier.choose')}
        </p>
      )}
    </fieldset>
  )
}
