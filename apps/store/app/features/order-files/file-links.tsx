import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

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
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <li>
        <TextLink to={`/api/orders/${orderId}/receipt.pdf`} reloadDocument download>
          {text('files.receipt')}
        </TextLink>
      </li>
      {hasDay && (
        <li>
          <TextLink to={`/api/orders/${orderId}/calendar.ics`} reloadDocument download>
            {text('files.calendar')}
          </TextLink>
        </li>
      )}
      {isHydrated && (
        <li>
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            {text('files.print')}
          </Button>
        </li>
      )}
    </ul>
  )
}
