import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** Items of the cart that a browser without scripts wants to reserve, and the key of the press to come. */
export type ProposedReservation = { readonly items: readonly string[]; readonly pressKey: string }

export const ReservePanel = ({ items, pressKey }: ProposedReservation) => {
  const text = useText('reservations')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/reservations" className="grid gap-4 rounded-lg border border-line bg-sunken p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{text('propose.title', { count: items.length })}</h2>
        <p>{text('propose.text')}</p>
      </div>
      {items.map((item) => (
        <input key={item} type="hidden" name="item" value={item} />
      ))}
      <input type="hidden" name="key" value={pressKey} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSending}>
          {text('reserve.button')}
        </Button>
        <ButtonLink to="/cart" variant="secondary">
          {text('propose.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
