import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useText } from '../../i18n/use-text.ts'

type FileLinksProps = {
  readonly orderId: string
  /** Whether the day of delivery or pickup is known. */
  readonly hasDay: boolean
}

/** Downloads of an order, and its receipt on paper; printing needs scripts, so its button comes with them. */
export const FileLinks = ({ orderId, hasDay }: FileLinksProps) => {
  const text = useText('order-returns')
  const isHydrated = useHydrated()
  return (
    <ul className="-mx-2 flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
      <li>
        <ButtonLink to={`/api/orders/${orderId}/receipt.pdf`} variant="quiet" reloadDocument download>
          {text('files.receipt')}
        </ButtonLink>
      </li>
      {hasDay && (
        <li>
          <ButtonLink to={`/api/orders/${orderId}/calendar.ics`} variant="quiet" reloadDocument download>
            {text('files.calendar')}
          </ButtonLink>
        </li>
      )}
      {isHydrated && (
        <li>
          <Button variant="quiet" onClick={() => window.print()}>
            {text('files.print')}
          </Button>
        </li>
      )}
    </ul>
  )
}
