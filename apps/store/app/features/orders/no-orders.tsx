import { useText } from '../../i18n/use-text.ts'
import { EmptyList } from '../../ui/empty-list.tsx'

export const NoOrders = () => {
  const text = useText('orders')
  return (
    <EmptyList icon="box" title={text('orders.empty')} text={text('orders.emptyText')} browse={text('orders.browse')} />
  )
}
