import { Link } from 'react-router'
import { HeroPicture } from '../features/home/hero-picture.tsx'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { pageLoader } from '../lib/page-loader.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { useVisit } from '../lib/use-visit.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

export const meta = pageMeta

export const handle = { messages: ['home'] }

export const loader = pageLoader(async ({ language }) => {
  const text = await loadText(language, 'home')
  return { head: { title: text('home.title'), description: text('brand.description'), path: '/' } }
})

export default function Home() {
  const text = useText('home')
  const { market } = useVisit()
  return (
    <>
      <section className="grid grid-cols-1 items-center gap-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-24">
        <div className="grid grid-cols-1 gap-6">
          <p className="font-semibold text-accent">{text('brand.tagline')}</p>
          <h1 className="max-w-[18ch] text-4xl">{text('home.heading')}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{text('home.lead')}</p>
          <div className="flex flex-wrap gap-3">
            <a href="#how" className={buttonClasses({ size: 'lg' })}>
              {text('home.how')}
            </a>
            <ButtonLink to="/faq" prefetch="intent" size="lg" variant="secondary">
              {text('home.questions')}
            </ButtonLink>
          </div>
        </div>
        <HeroPicture className="hidden h-auto w-full lg:block" />
      </section>
      <section id="how" aria-labelledby="how-title">
        <h2 id="how-title" className="text-2xl">
          {text('home.how')}
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3">
          <Assurance icon="search" title={text('home.testedTitle')} text={text('home.testedText')} />
          <Assurance icon="info" title={text('home.honestTitle')} text={text('home.honestText')} />
          <Assurance
            icon="shield"
            title={text('home.warrantyTitle')}
            text={text('home.warrantyText', { count: market.policies.returnWindowDays })}
          />
        </ul>
      </section>
      <section aria-labelledby="help-title" className="mt-16">
        <h2 id="help-title" className="text-2xl">
          {text('home.helpTitle')}
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Way icon="truck" to="/envios" title={text('nav.shipping')} text={text('home.helpShipping')} />
          <Way icon="refresh" to="/devoluciones" title={text('nav.returns')} text={text('home.helpReturns')} />
          <Way
            icon="shield"
            to="/politica-de-privacidad"
            title={text('nav.security')}
            text={text('home.helpSecurity')}
          />
          <Way icon="mail" to="/contact" title={text('nav.contact')} text={text('home.helpContact')} />
        </ul>
      </section>
    </>
  )
}

const Assurance = ({
  icon,
  title,
  text,
}: {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}) => (
  <li className="rounded-xl border border-line bg-surface p-6 shadow-card">
    <Icon name={icon} className="size-7 text-accent" />
    <h3 className="mt-4 text-xl">{title}</h3>
    <p className="mt-2 text-ink-soft">{text}</p>
  </li>
)

const Way = ({
  icon,
  to,
  title,
  text,
}: {
  readonly icon: IconName
  readonly to: string
  readonly title: string
  readonly text: string
}) => (
  <li>
    <Link
      to={to}
      prefetch="intent"
      className="flex h-full items-start gap-4 rounded-xl border border-line p-5 transition-colors hover:border-accent-line hover:bg-accent-soft"
    >
      <Icon name={icon} className="mt-0.5 size-6 text-accent" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
      <Icon name="right" className="mt-0.5 text-ink-soft" />
    </Link>
  </li>
)
