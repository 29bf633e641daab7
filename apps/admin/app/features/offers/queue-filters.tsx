import { marketIds } from '@dvaput/domain/markets/market'
import { offerQueues } from '@dvaput/domain/offers/offer-queue'
import { Button } from '@dvaput/ui/button.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  readonly chosen: {
    readonly queue: string
    readonly kind: string
    readonly market: string
    readonly q: string
  }
}

export const QueueFilters = ({ chosen }: Props) => {
  const text = useText('offers')
  return (
    <Form
      key={JSON.stringify(chosen)}
      role="search"
      className="grid gap-2 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,2fr)_auto]"
    >
      <PlainSelect name="queue" aria-label={text('offers.queue')} defaultValue={chosen.queue}>
        {offerQueues.map((queue) => (
          <option key={queue} value={queue}>
            {text(`offers.queue.${queue}`)}
          </option>
        ))}
      </PlainSelect>
      <PlainSelect name="kind" aria-label={text('offers.kind')} defaultValue={chosen.kind}>
        <option value="">{text('offers.kind.all')}</option>
        <option value="local">{text('offers.kind.local')}</option>
        <option value="international">{text('offers.kind.international')}</option>
      </PlainSelect>
      <PlainSelect name="market" aria-label={text('offers.market')} defaultValue={chosen.market}>
        <option value="">{text('offers.market.all')}</option>
        {marketIds.map((market) => (
          <option key={market} value={market}>
            {text(`offers.market.${market}`)}
          </option>
        ))}
      </PlainSelect>
      <input
        type="search"
        name="q"
        maxLength={200}
        aria-label={text('offers.search')}
        placeholder={text('offers.search')}
        defaultValue={chosen.q}
        className={controlClasses}
      />
      <Button type="submit" variant="secondary">
        {text('offers.filter')}
      </Button>
    </Form>
  )
}
