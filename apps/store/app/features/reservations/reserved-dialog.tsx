import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { PickupPlace } from './pickup-place.tsx'
import type { ReservationResult } from './send-reservation.ts'

type ReservedDialogProps = { readonly result: ReservationResult; readonly onClose: () => void }

export const ReservedDialog = ({ result: { reserved, errors }, onClose }: ReservedDialogProps) => {
  const text = useText('reservations')
  const { market, language } = usePageContext()
  const [{ pickupCode, expiresAt }] = reserved
  const count = reserved.length
  const date = formatDateTime({ at: expiresAt, timeZone: market.timeZone }, language)
  return (
    <Dialog
      title={text('reserved.title')}
      description={
        errors.length > 0 ? text('reserve.partly', { count, failed: errors.length }) : text('reserve.done', { count })
      }
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('reserved.close')}
          </Button>
          <ButtonLink to="/reservations">{text('reserved.open')}</ButtonLink>
        </>
      }
    >
      <div className="rounded-lg bg-sunken px-4 py-3 text-center">
        <p className="text-sm text-ink-soft">{text('pickup.code')}</p>
        <p className="font-text tabular-nums text-3xl font-bold tracking-wide">{pickupCode}</p>
        <p className="text-sm">{text('left.until', { date })}</p>
      </div>
      <ul className="grid gap-1 text-sm">
        {reserved.map(({ variantId, productName, quantity }) => (
          <li key={variantId}>
            {quantity} × {productName}
          </li>
        ))}
      </ul>
      {errors.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          {errors.map(({ variantId, error }) => (
            <li key={variantId}>{error}</li>
          ))}
        </ul>
      )}
      <PickupPlace />
    </Dialog>
  )
}
