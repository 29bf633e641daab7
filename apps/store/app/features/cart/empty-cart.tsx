import { useText } from '../../i18n/use-text.ts'
import { EmptyList } from '../../ui/empty-list.tsx'

export const EmptyCart = () => {
  const text = useText('cart')
  return (
    <EmptyList
      icon="cart"
      title={text('cartPage.empty')}
      text={text('cartPage.emptyText')}
      browse={text('cartPage.browse')}
    />
  )
}
