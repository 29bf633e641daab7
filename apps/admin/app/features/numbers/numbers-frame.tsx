import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { type Filter, FilterForm } from '../../ui/filter-form.tsx'
import { SectionFrame } from '../../ui/section-frame.tsx'
import { CsvLink } from './csv-link.tsx'
import { periods, slowPeriods } from './period.ts'

const figures = ['sales', 'offers', 'searches', 'stock'] as const
const leads = {
  sales: 'sales.lead',
  offers: 'offers.lead',
  searches: 'searches.lead',
  stock: 'stock.lead',
} as const satisfies Record<(typeof figures)[number], string>

type Props = {
  readonly figure: (typeof figures)[number]
  readonly title: string
  /** The chosen period. */
  readonly days: string
  /** Beside that for the period. */
  readonly filter?: Filter
  readonly children: ReactNode
}

/** What every screen of the section has: its title, links, filters, file and what its figures are. */
export const NumbersFrame = ({ figure, title, days, filter, children }: Props) => {
  const text = useText('numbers')
  const period =
    figure === 'stock'
      ? {
          label: text('stock.period'),
          options: slowPeriods.map((value) => ({ value, label: text('stock.without', { count: value }) })),
        }
      : {
          label: text('numbers.period'),
          options: periods.map((value) => ({ value, label: text('numbers.days', { count: value }) })),
        }
  return (
    <SectionFrame
      title={title}
      label={text('numbers.screens')}
      links={figures.map((each) => ({
        to: each === 'sales' ? '/numbers' : `/numbers/${each}`,
        label: text(`figure.${each}`),
      }))}
    >
      <div className="flex flex-wrap items-start gap-2">
        <FilterForm
          show={text('numbers.show')}
          filters={[{ name: 'days', value: days, ...period }, ...(filter ? [filter] : [])]}
        />
        <CsvLink figure={figure} query={{ days }} />
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{text(leads[figure])}</p>
      {children}
    </SectionFrame>
  )
}
