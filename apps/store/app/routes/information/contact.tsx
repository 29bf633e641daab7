import type { DayRange } from '@dvaput/domain/markets/figures'
import { formatRange } from '@dvaput/domain/markets/format-range'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { InlineText } from '../../features/information/inline-text.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { foreignCountry } from '../../lib/foreign-country.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { PostalAddress } from '../../ui/postal-address.tsx'
import { IconFact } from '../../ui/products/icon-fact.tsx'

export const meta = pageMeta

export const handle = { messages: ['contact'] }

export const loader = pageLoader(async ({ language }) => {
  const text = await loadText(language, 'contact')
  return { head: { title: text('contact.title'), description: text('contact.description'), path: '/contact' } }
})

const dayLabels = {
  'mon-fri': 'contact.hoursShort.mon-fri',
  sat: 'contact.hoursShort.sat',
  sun: 'contact.hoursShort.sun',
} as const satisfies Record<DayRange, string>

export default function Contact() {
  const text = useText('contact')
  const { market, language } = usePageContext()
  const { contact, figures } = market
  const { email, phones, pickupPoint, address } = contact
  const hasOtherSeat = address !== undefined && address.street !== pickupPoint?.street
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-4xl">{text('contact.title')}</h1>
      <p data-figure="messageReply" className="mt-4 max-w-prose text-lg text-ink-soft">
        <InlineText text={text('contact.lead', { hours: formatRange(figures.messageReply) })} />
      </p>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {email === undefined ? (
          <div />
        ) : (
          <section aria-labelledby="form-title">
            <h2 id="form-title" className="mb-6 text-2xl">
              {text('contact.formTitle')}
            </h2>
            <ContactForm to={email} />
          </section>
        )}
        <aside className="grid grid-cols-1 content-start gap-8">
          <section aria-labelledby="hours-title">
            <h2 id="hours-title" className="mb-3 text-xl">
              {text('contact.hours')}
            </h2>
            <dl data-figure="phoneHours" className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {figures.phoneHours.map(({ days, time }) => (
                <div key={days} className="contents">
                  <dt>{text(dayLabels[days])}</dt>
                  <dd className="tabular-nums">{time === 'closed' ? text('hours.closed') : time}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="reach-title">
            <h2 id="reach-title" className="mb-3 text-xl">
              {text('contact.reach')}
            </h2>
            <ul className="grid grid-cols-1 gap-4">
              {email && (
                <li>
                  <IconFact icon="mail" label={text('contact.email')}>
                    <a href={`mailto:${email}`} className="text-accent underline">
                      {email}
                    </a>
                  </IconFact>
                </li>
              )}
              {phones.length > 0 && (
                <li>
                  <IconFact icon="phone" label={text('contact.phone')}>
                    {phones.map((phone) => (
                      <a
                        key={phone}
                        href={`tel:${phone.replaceAll(' ', '')}`}
                        className="block py-0.5 text-accent underline"
                      >
                        {phone}
                      </a>
                    ))}
                  </IconFact>
                </li>
              )}
              {pickupPoint && (
                <li>
                  <IconFact icon="pin" label={text(hasOtherSeat ? 'contact.pickup' : 'contact.address')}>
                    <PostalAddress {...pickupPoint} country={foreignCountry(pickupPoint, market, language)} />
                  </IconFact>
                </li>
              )}
              {hasOtherSeat && (
                <li>
                  <IconFact icon="pin" label={text('footer.seat')}>
                    <PostalAddress {...address} country={foreignCountry(address, market, language)} />
                  </IconFact>
                </li>
              )}
            </ul>
          </section>
          <section aria-labelledby="faq-title" className="rounded-xl border border-line bg-surface p-6">
            <h2 id="faq-title" className="text-xl">
              {text('contact.faqTitle')}
            </h2>
            <p className="mt-2 mb-4 text-ink-soft">{text('contact.faqText')}</p>
            <ButtonLink to="/faq" prefetch="intent" variant="secondary">
              {text('contact.faqLink')}
            </ButtonLink>
          </section>
        </aside>
      </div>
    </div>
  )
}
