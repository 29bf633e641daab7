import type { EarlierChoice, WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { Market } from '@dvaput/domain/markets/market'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import {
  EarlierOrderSection,
  EarlierSentence,
  earlierChoicesOf,
  earlierFrame,
  earlierLabels,
  ReplaceHint,
} from '../../ui/products/earlier-order.tsx'

const explanationOf = (choice: EarlierChoice, { capabilities }: Pick<Market, 'capabilities'>) => {
  if (choice === 'keep') return 'earlier.keepText'
  return capabilities.paymentPreference ? 'earlier.replaceText' : 'earlier.replaceLocalText'
}

/** In the cart: the ways on lead to the form, which asks again. // decision 0070 */
export const EarlierOrderNotice = ({ order }: { readonly order: WaitingOrder }) => {
  const text = useText('earlier-orders')
  return (
    <EarlierOrderSection order={order}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={order.path} size="tight" reloadDocument>
          {text('earlier.see', { name: order.name })}
        </ButtonLink>
        {earlierChoicesOf(order).map((choice) => (
          <ButtonLink key={choice} to={`/checkout-era?earlier=${choice}`} variant="secondary" size="tight">
            {text(earlierLabels[choice])}
          </ButtonLink>
        ))}
      </div>
      <ReplaceHint order={order} />
    </EarlierOrderSection>
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
  const { market } = usePageContext()
  const { name } = order
  return (
    <fieldset className={earlierFrame}>
      <legend className="sr-only">{text('earlier.legend')}</legend>
      <EarlierSentence order={order} />
      <ButtonLink to={order.path} variant="secondary" size="tight" className="justify-self-start" reloadDocument>
        {text('earlier.see', { name })}
      </ButtonLink>
      {earlierChoicesOf(order).map((choice) => (
        <Radio key={choice} name="earlier" value={choice} defaultChecked={chosen === choice}>
          <span className="font-medium">{text(earlierLabels[choice])}</span>
          <span className="block text-sm text-ink-soft">{text(explanationOf(choice, market), { name })}</span>
        </Radio>
      ))}
      <ReplaceHint order={order} />
      {isMissing && (
        <p role="alert" className="text-sm font-medium text-danger">
          {text('earlier.choose')}
        </p>
      )}
    </fieldset>
  )
}
