import type { FooterLink as AddedLink } from '@dvaput/domain/markets/footer-links'
import type { SocialNetwork } from '@dvaput/domain/markets/market'
import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { Logo } from '@dvaput/ui/logo.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { foreignCountry } from '../../lib/foreign-country.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { LazyHydration } from '../../ui/hydration/lazy-hydration.tsx'
import { RenderedOnce } from '../../ui/hydration/rendered-once.tsx'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { PostalAddress } from '../../ui/postal-address.tsx'
import { IconFact } from '../../ui/products/icon-fact.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MarketSwitch } from './market-switch.tsx'

const socialNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const satisfies Record<SocialNetwork, string>

// Exactly these. // FOOT-01
const shopLinks = [
  { label: 'type.laptop', path: '/products/racunari-i-laptopi/laptop' },
  { label: 'type.all-desktops', path: '/products/racunari-i-laptopi/all-desktops' },
  { label: 'type.server', path: '/products/mreze-i-serveri/server' },
  { label: 'type.smartphone', path: '/products/mobilni-uredjaji/smartphone' },
  { label: 'listing.all', path: '/products' },
] as const
const helpLinks = [
  { label: 'nav.faq', path: '/faq' },
  { label: 'nav.shipping', path: '/envios' },
  { label: 'nav.returns', path: '/devoluciones' },
  { label: 'nav.contact', path: '/contact' },
] as const
const legalLinks = [
  { label: 'nav.terms', path: '/terms-and-conditions' },
  { label: 'nav.privacy', path: '/privacy-policy' },
  { label: 'nav.security', path: '/politica-de-privacidad' },
] as const

type FooterLink = (typeof shopLinks | typeof helpLinks | typeof legalLinks)[number]

export const Footer = ({ year }: { readonly year: number }) => {
  const { market, language, own, takesTransfers } = usePageContext()
  const text = useText('shell')
  const { contact } = market
  const { pickupPoint, address } = contact
  const social = Object.entries(contact.social)
  const sameFor = (part: string) =>
    import.meta.env.SSR
      ? () => [Footer, JSON.stringify([part, market.id, language, own, takesTransfers])] as const
      : undefined
  return (
    <LazyHydration as="footer" className="later mt-20 border-t border-line bg-sunken [--later:97rem] print:hidden">
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <RenderedOnce
          as="ul"
          sameFor={sameFor('assurances')}
          className="grid gap-6 border-b border-line py-8 sm:grid-cols-2"
        >
          <Assurance icon="shield" title={text('footer.securePayments')}>
            {text(takesTransfers ? 'footer.securePaymentsText' : 'footer.paymentsWithoutTransfer')}
          </Assurance>
          <Assurance icon="refresh" title={text('footer.returns')}>
            <span data-figure="returnWindow">
              {text('footer.returnsText', { count: market.figures.returnWindow.to })}
            </span>
          </Assurance>
        </RenderedOnce>
        <RenderedOnce
          as="div"
          sameFor={sameFor('columns')}
          className="grid gap-10 py-10 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1.25fr]"
        >
          <div className="grid content-start gap-4">
            <Logo />
            <p className="max-w-64 text-sm text-ink-soft">{text('brand.description')}</p>
            {social.length > 0 && (
              <ul aria-label={text('footer.follow')} className="-ml-2 flex gap-1">
                {social.map(([network, url]) => (
                  <li key={network}>
                    <a
                      href={url}
                      rel="noopener noreferrer"
                      target="_blank"
                      aria-label={socialNames[network as SocialNetwork]}
                      className="grid size-11 place-items-center rounded-md hover:bg-line"
                    >
                      <Icon name={network as SocialNetwork} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Links title={text('footer.shop')} links={shopLinks} />
          <Links title={text('footer.help')} links={helpLinks} />
          <Links title={text('footer.company')} links={legalLinks} more={market.own?.footerLinks} />
          <section aria-label={text('footer.contact')} className="grid content-start gap-3 text-sm">
            <h2 className="text-base">{text('footer.contact')}</h2>
            {pickupPoint && (
              <IconFact labelHidden icon="pin" label={text('footer.address')}>
                <PostalAddress {...pickupPoint} country={foreignCountry(pickupPoint, market, language)} />
              </IconFact>
            )}
            {contact.phones.length > 0 && (
              <IconFact labelHidden icon="phone" label={text('footer.phone')}>
                {contact.phones.map((phone) => (
                  <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`} className="block py-0.5 hover:underline">
                    {phone}
                  </a>
                ))}
              </IconFact>
            )}
            <IconFact icon="clock" label={text('hours.store')}>
              <OpeningHours figure="storeHours" />
            </IconFact>
            {address && address.street !== pickupPoint?.street && (
              <IconFact icon="pin" label={text('footer.seat')}>
                <PostalAddress {...address} country={foreignCountry(address, market, language)} />
              </IconFact>
            )}
          </section>
        </RenderedOnce>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6">
          <p className="text-sm text-ink-soft">{text('footer.rights', { year })}</p>
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <LanguageSwitch />
            <MarketSwitch />
          </div>
        </div>
      </div>
    </LazyHydration>
  )
}

const Assurance = ({
  icon,
  title,
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}) => (
  <li className="flex gap-4">
    <Icon name={icon} className="mt-0.5 size-6 text-accent" />
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
  </li>
)

type LinksProps = {
  readonly title: string
  readonly links: readonly FooterLink[]
  /** Those that the shop has added. */
  readonly more?: readonly AddedLink[] | undefined
}

const Links = ({ title, links, more = [] }: LinksProps) => {
  const text = useText('shell')
  const { language } = usePageContext()
  const all = [
    ...links.map(({ label, path }) => ({ name: text(label), path })),
    ...more.map(({ titles, path }) => ({ name: titles[language], path })),
  ]
  return (
    <nav aria-label={title} className="grid content-start gap-1 text-sm">
      <h2 className="mb-1 text-base">{title}</h2>
      <ul>
        {all.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className="inline-flex min-h-9 items-center hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
