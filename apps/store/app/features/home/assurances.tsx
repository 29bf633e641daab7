import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** What a shopper of used goods asks first, in the market's own figures. */
export const Assurances = () => {
  const text = useText('home')
  const { policies } = useVisit().market
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className="mb-5 text-2xl">
        {text('home.how')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Assurance icon="search" title={text('home.testedTitle')} text={text('home.testedText')} />
        <Assurance
          icon="shield"
          title={text('home.warrantyTitle', { count: policies.warrantyMonths })}
          text={text('home.warrantyText')}
        />
        <Assurance
          icon="refresh"
          title={text('home.returnTitle', { count: policies.returnWindowDays })}
          text={text('home.returnText')}
        />
      </ul>
    </section>
  )
}

type AssuranceProps = { readonly icon: IconName; readonly title: string; readonly text: string }

const Assurance = ({ icon, title, text }: AssuranceProps) => (
  <li className="rounded-xl border border-line bg-surface p-6 shadow-card">
    <Icon name={icon} className="size-7 text-accent" />
    <h3 className="mt-4 text-xl">{title}</h3>
    <p className="mt-2 text-ink-soft">{text}</p>
  </li>
)
