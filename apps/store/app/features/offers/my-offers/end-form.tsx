import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'

type EndFormProps = {
  readonly offerId: string
  readonly move: 'decline' | 'withdraw'
  readonly action: string
  readonly isSending: boolean
}

const labels = { decline: 'answer.decline', withdraw: 'answer.withdraw' } as const
const asks = { decline: 'answer.declineAsk', withdraw: 'answer.withdrawAsk' } as const
const sures = { decline: 'answer.declineSure', withdraw: 'answer.withdrawSure' } as const

/** It cannot be taken back, so it asks once; without scripts too. */
export const EndForm = ({ offerId, move, action, isSending }: EndFormProps) => {
  const text = useText('my-offers')
  return (
    <details>
      <summary
        className={buttonClasses(
          { variant: 'secondary', wide: true },
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {text(labels[move])}
      </summary>
      <Form method="post" action={action} preventScrollReset className="mt-3 grid gap-3">
        <input type="hidden" name="offer" value={offerId} />
        <p className="text-sm">{text(asks[move])}</p>
        <Button type="submit" name="move" value={move} variant="danger" loading={isSending}>
          {text(sures[move])}
        </Button>
      </Form>
    </details>
  )
}
