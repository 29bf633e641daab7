import type { WatchedProduct } from '@dvaput/backend/target-prices/list-watched'
import { formatDate } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useFormatAmount } from '../../../lib/use-format-amount.ts'
import { usePageContext } from '../../../lib/use-page-context.ts'

type PriceAlertsProps = { readonly alerts: readonly WatchedProduct[]; readonly action: string }

const Alert = ({ alert, action }: { readonly alert: WatchedProduct; readonly action: string }) => {
  const text = useText('my-offers')
  const { market, language } = usePageContext()
  const formatAmount = useFormatAmount()
  const { formData } = useNavigation()
  const { id, title, path, picture, target, price, createdAt, reachedAt } = alert
  const dateOf = (at: string) => formatDate({ at, timeZone: market.timeZone }, language)
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 gap-y-2 p-3 sm:p-4">
      <span className="flex aspect-square items-center justify-center overflow-hidden rounded-md bg-plate">
        {picture ? (
          <Picture url={picture} alt="" sizes="3.5rem" widest={200} className="size-full" />
        ) : (
          <Icon name="image" className="size-6 text-line-strong" />
        )}
      </span>
      <div className="min-w-0">
        <Link to={path} className="rounded-sm font-semibold wrap-anywhere hover:text-accent hover:underline">
          {title}
        </Link>
        <p className="text-sm">
          {target ? text('alerts.at', { amount: formatAmount(target) }) : text('alerts.back')}
          <span className="text-ink-soft">
            {' · '}
            {price ? text('alerts.now', { amount: formatAmount(price) }) : text('alerts.unavailable')}
          </span>
        </p>
        <p className="text-xs text-ink-soft">
          {reachedAt
            ? text('alerts.reached', { date: dateOf(reachedAt) })
            : text('alerts.since', { date: dateOf(createdAt) })}
        </p>
      </div>
      <Form method="post" action={action} preventScrollReset className="max-sm:col-start-2">
        <Button
          type="submit"
          name="stop"
          value={id}
          variant="secondary"
          size="sm"
          loading={formData?.get('stop') === id}
          aria-label={text('alerts.stopFor', { name: title })}
        >
          {text('alerts.stop')}
        </Button>
      </Form>
    </li>
  )
}

/** Amounts for which the customer waits: one e-mail each, when the price comes down to it. */
export const PriceAlerts = ({ alerts, action }: PriceAlertsProps) => {
  const text = useText('my-offers')
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="alerts" className="text-2xl">
          {text('alerts.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{text('alerts.text')}</p>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} action={action} />
        ))}
      </ul>
    </section>
  )
}
