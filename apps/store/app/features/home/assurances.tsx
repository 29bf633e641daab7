import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

type AssurancesProps = { readonly warranty: string; readonly laptopPoints: string }

/** The first questions about used products, with the market's figures. */
export const Assurances = ({ warranty, laptopPoints }: AssurancesProps) => {
  const text = useText('home')
  const { returnWindow } = usePageContext().market.figures
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className="mb-5 text-2xl">
        {text('home.how')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
        <Assurance icon="search" title={text('home.testedTitle')}>
          {text('home.testedText', { points: laptopPoints })}
        </Assurance>
        <Assurance icon="shield" title={text('home.warrantyTitle')}>
          <span data-figure="warrantyMinimum warrantyRefurbished">{warranty}</span> {text('home.warrantyText')}
        </Assurance>
        <Assurance
          icon="refresh"
          title={<span data-figure="returnWindow">{text('home.returnTitle', { count: returnWindow.to })}</span>}
        >
          {text('home.returnText')}
        </Assurance>
      </ul>
    </section>
  )
}

type AssuranceProps = { readonly icon: IconName; readonly title: ReactNode; readonly children: ReactNode }

const Assurance = ({ icon, title, children }: AssuranceProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start hyphens-auto gap-x-4 rounded-xl border border-line bg-surface p-5 shadow-card md:grid-cols-1 md:p-6">
    <Icon name={icon} className="row-span-2 size-7 text-accent md:mb-4" />
    <h3 className="text-lg md:text-xl">{title}</h3>
    <p className="mt-1 text-ink-soft md:mt-2">{children}</p>
  </li>
)
