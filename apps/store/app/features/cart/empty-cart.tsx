import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'

export const EmptyCart = () => {
  const text = useText('cart')
  return (
    <StatePanel
      icon="cart"
      title={text('cartPage.empty')}
      action={
        <ButtonLink to="/products" prefetch="intent">
          {text('cartPage.browse')}
        </ButtonLink>
      }
    >
      {text('cartPage.emptyText')}
    </StatePanel>
  )
}
