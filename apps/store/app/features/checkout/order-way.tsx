import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { OrderWay as Way } from './checkout-page.ts'

type OrderWayProps = {
  readonly order: Way & { readonly checkout: string }
  readonly variant?: 'primary' | 'secondary'
}

/** Opens the order: its customer's page of it, or by a press, which changes something: the browser is remembered. */
export const OrderWay = ({ order: { orderPath, opensByPress, checkout }, variant = 'primary' }: OrderWayProps) => {
  const text = useText('checkout-success')
  const isSending = useNavigation().state !== 'idle'
  if (orderPath !== null)
    return (
      <ButtonLink to={orderPath} variant={variant}>
        {text('success.order')}
      </ButtonLink>
    )
  if (!opensByPress) return null
  return (
    <Form method="post" action="/orders/find">
      <input type="hidden" name="intent" value="own" />
      <input type="hidden" name="order" value={checkout} />
      <Button type="submit" variant={variant} loading={isSending}>
        {text('success.order')}
      </Button>
    </Form>
  )
}
