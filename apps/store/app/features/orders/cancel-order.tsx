import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** What becomes of the money of an order that is cancelled, or may be. */
export const refundTexts = { provider: 'order.refund.provider', person: 'order.refund.person' } as const

export const CancelLink = () => {
  const text = useText('orders')
  return (
    <ButtonLink to="?cancel=ask" variant="secondary" icon="close" replace preventScrollReset>
      {text('order.cancel')}
    </ButtonLink>
  )
}

/** The question, as a part of the page: with scripts and without. It takes the focus as it appears. */
export const CancelPanel = ({ order: { id, name, refundWay } }: { readonly order: OrderView }) => {
  const text = useText('orders')
  const isSending = useNavigation().formData?.get('intent') === 'cancel'
  const panel = useRef<HTMLHeadingElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Card className="w-full">
      <Form method="post" action={`/orders/${id}`} className="grid gap-4">
        <div className="grid gap-1">
          <h2 ref={panel} tabIndex={-1} className="text-xl wrap-anywhere">
            {text('order.cancelTitle', { number: name })}
          </h2>
          <p>{text('order.cancelText')}</p>
          {refundWay !== 'nothing' && <p>{text(refundTexts[refundWay])}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel" variant="danger" loading={isSending}>
            {text('order.cancelConfirm')}
          </Button>
          <ButtonLink to={`/orders/${id}`} variant="secondary" replace preventScrollReset>
            {text('order.cancelKeep')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
