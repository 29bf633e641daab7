import { figureLabels } from '@dvaput/domain/markets/figure-sentences'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { OpeningHours } from '../../ui/opening-hours.tsx'

/** Whom to ask, with the weekday hours of customer service. // OK-08 */
export const SupportContact = () => {
  const text = useText('checkout-success')
  const { market, language } = usePageContext()
  const { email, phones } = market.contact
  return (
    <aside aria-labelledby="support-title" className="rounded-lg bg-sunken p-6">
      <h2 id="support-title" className="text-xl">
        {text('contact.title')}
      </h2>
      {email && (
        <p className="mt-2">
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
        </p>
      )}
      {phones.map((phone) => (
        <p key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline">
            {phone}
          </a>
        </p>
      ))}
      <p className="mt-3 text-sm text-ink-soft">{figureLabels.serviceHours[language]}</p>
      <p>
        <OpeningHours figure="serviceHours" />
      </p>
    </aside>
  )
}
