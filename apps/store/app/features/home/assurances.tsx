import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** The first questions about used products, with the market's figures. */
export const Assurances = () => {
  const text = useText('home')
  const { policies } = usePageContext().market
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className="mb-5 text-2xl">
        {text('home.how')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
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
  <li className="grid grid-cols-[auto_1fr] content-start gap-x-4 rounded-xl border border-line bg-surface p-5 shadow-card md:grid-cols-1 md:p-6">
    <Icon name={icon} className="row-span-2 size-7 text-accent md:mb-4" />
    <h3 className="text-lg md:text-xl">{title}</h3>
    <p className="mt-1 text-ink-soft md:mt-2">{text}</p>
  </li>
)
