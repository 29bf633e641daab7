import { Icon, iconNames } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { KitSection, Specimen } from './kit-section.tsx'

const Swatch = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <li className="min-w-0">
    <div className={`h-16 rounded-md border border-line ${className}`} />
    <p className="mt-1.5 text-xs">{children}</p>
  </li>
)

export const FoundationSection = () => {
  const text = useText('kit')
  return (
    <KitSection id="foundation" title={text('section.foundation')}>
      <Specimen title={text('section.colours')} wide>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
          <Swatch className="bg-page">{text('colour.page')}</Swatch>
          <Swatch className="bg-surface">{text('colour.surface')}</Swatch>
          <Swatch className="bg-sunken">{text('colour.sunken')}</Swatch>
          <Swatch className="bg-line">{text('colour.line')}</Swatch>
          <Swatch className="bg-ink-soft">{text('colour.inkSoft')}</Swatch>
          <Swatch className="bg-ink">{text('colour.ink')}</Swatch>
          <Swatch className="bg-accent">{text('colour.accent')}</Swatch>
          <Swatch className="bg-accent-soft">{text('colour.accentSoft')}</Swatch>
          <Swatch className="bg-sale">{text('colour.sale')}</Swatch>
          <Swatch className="bg-warning">{text('colour.warning')}</Swatch>
          <Swatch className="bg-danger">{text('colour.danger')}</Swatch>
          <Swatch className="bg-info">{text('colour.info')}</Swatch>
        </ul>
      </Specimen>
      <Specimen title={text('section.type')}>
        <div className="flex flex-col gap-4">
          <p className="font-display text-4xl font-bold tracking-tight text-balance">{text('type.display')}</p>
          <p className="font-display text-2xl font-bold tracking-tight text-balance">{text('type.heading')}</p>
          <p className="max-w-prose">{text('type.body')}</p>
          <p className="text-xs text-ink-soft">{text('type.small')}</p>
        </div>
      </Specimen>
      <Specimen title={text('section.icons')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
          {iconNames.map((name) => (
            <li key={name} className="flex size-11 items-center justify-center">
              <Icon name={name} className="size-6" />
            </li>
          ))}
        </ul>
      </Specimen>
    </KitSection>
  )
}
