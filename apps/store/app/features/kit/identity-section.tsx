import { Logo, Mark } from '@dvaput/ui/logo.tsx'
import { useText } from '../../i18n/use-text.ts'
import { KitSection, Specimen } from './kit-section.tsx'

const panel = 'flex min-h-40 items-center justify-center rounded-xl border border-line p-8'

export const IdentitySection = () => {
  const text = useText('kit')
  return (
    <KitSection id="identity" title={text('section.identity')}>
      <Specimen title={text('identity.onPage')}>
        <div className={`${panel} bg-surface`}>
          <Logo className="h-16 max-w-full" />
        </div>
      </Specimen>
      <Specimen title={text('identity.onAccent')}>
        <div className={`${panel} bg-accent text-on-accent [&_.stroke-accent]:stroke-current`}>
          <Logo className="h-16 max-w-full" />
        </div>
      </Specimen>
      <Specimen title={text('identity.mark')} wide>
        <div className="flex flex-wrap items-center gap-8">
          <div className="flex flex-wrap items-end gap-6">
            <Mark className="size-4" />
            <Mark className="size-6" />
            <Mark className="size-10" />
            <Mark className="size-20" />
          </div>
          <p className="max-w-prose text-ink-soft">{text('identity.idea')}</p>
        </div>
      </Specimen>
    </KitSection>
  )
}
