import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Where the cart holds no imported product. // XCO-05 */
export const NothingToPay = () => {
  const text = useText('international-checkout')
  return (
    <StatePanel
      icon="cart"
      title={text('empty.title')}
      action={<ButtonLink to="/international-products">{text('empty.browse')}</ButtonLink>}
    >
      {text('empty.text')}
    </StatePanel>
  )
}
