import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'

export const NoOrders = () => {
  const text = useText('orders')
  return (
    <StatePanel
      icon="box"
      title={text('orders.empty')}
      action={
        <ButtonLink to="/products" prefetch="intent">
          {text('orders.browse')}
        </ButtonLink>
      }
    >
      {text('orders.emptyText')}
    </StatePanel>
  )
}
