import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { foreignCountry } from '../../lib/foreign-country.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { PostalAddress } from '../../ui/postal-address.tsx'
import { IconFact } from '../../ui/products/icon-fact.tsx'
import { Today } from './today.tsx'

/** Pickup point and the store's hours, as in the footer. */
export const VisitPanel = () => {
  const text = useText('home')
  const { market, language } = usePageContext()
  const { pickupPoint } = market.contact
  return (
    <section
      aria-labelledby="visit-title"
      className="flex flex-col rounded-xl border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="visit-title" className="text-xl">
        {text('home.visitTitle', { city: pickupPoint?.city ?? market.city })}
      </h2>
      <p className="mt-2 text-ink-soft">{text('home.visitText')}</p>
      <div className="mt-5 grid gap-4">
        <IconFact icon="clock" label={text('hours.store')}>
          <Today hours={market.figures.storeHours} />
          <p>
            <OpeningHours figure="storeHours" />
          </p>
        </IconFact>
        {pickupPoint && (
          <IconFact icon="pin" label={text('home.pickup')}>
            <PostalAddress {...pickupPoint} country={foreignCountry(pickupPoint, market, language)} />
          </IconFact>
        )}
      </div>
      <p className="mt-auto pt-5">
        <TextLink to="/contact" prefetch="intent">
          {text('home.visitLink')}
        </TextLink>
      </p>
    </section>
  )
}
