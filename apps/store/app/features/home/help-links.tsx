import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

export const HelpLinks = () => {
  const text = useText('home')
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="mb-5 text-2xl">
        {text('home.helpTitle')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Way icon="truck" to="/envios" title={text('nav.shipping')} text={text('home.helpShipping')} />
        <Way icon="refresh" to="/devoluciones" title={text('nav.returns')} text={text('home.helpReturns')} />
        <Way icon="shield" to="/politica-de-privacidad" title={text('nav.security')} text={text('home.helpSecurity')} />
        <Way icon="mail" to="/contact" title={text('nav.contact')} text={text('home.helpContact')} />
      </ul>
    </section>
  )
}

type WayProps = { readonly icon: IconName; readonly to: string; readonly title: string; readonly text: string }

const Way = ({ icon, to, title, text }: WayProps) => (
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
