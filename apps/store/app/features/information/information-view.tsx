import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Blocks } from './blocks.tsx'
import type { InformationPage, Section } from './information-page.ts'
import { InlineText } from './inline-text.tsx'

/** A long text with a table of contents beside it, or folded above it on a phone. */
export const InformationView = ({ page }: { readonly page: InformationPage }) => (
  <div className="py-10 sm:py-14">
    <header className="max-w-prose">
      <h1 className="text-4xl">{page.title}</h1>
      <p className="mt-4 text-lg text-ink-soft">
        <InlineText text={page.lead} />
      </p>
    </header>
    <div className="mt-8 grid grid-cols-1 gap-8 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
      <aside className="print:hidden">
        <Contents sections={page.sections} />
      </aside>
      <div className="grid max-w-prose grid-cols-1 gap-10">
        {page.sections.map((section, position) => (
          <SectionView key={section.id} section={section} number={position + 1} />
        ))}
      </div>
    </div>
  </div>
)

const Contents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const text = useText('information')
  const list = (
    <ol className="text-sm">
      {sections.map(({ id, title }, position) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-baseline gap-2 rounded-sm py-1.5 text-ink-soft hover:text-accent"
          >
            <span className="w-6 shrink-0 whitespace-nowrap text-right tabular-nums">{position + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="group rounded-lg border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold">
          {text('information.contents')}
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={text('information.contents')} className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label={text('information.contents')}
        className="sticky top-24 hidden max-h-[calc(100vh-8rem)] overflow-y-auto lg:block"
      >
        <p className="mb-2 font-semibold">{text('information.contents')}</p>
        {list}
      </nav>
    </>
  )
}

const SectionView = ({
  section: { id, title, blocks },
  number,
}: {
  readonly section: Section
  readonly number: number
}) => {
  const text = useText('information')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="break-inside-avoid-page">
      <h2 id={`${id}-title`} className="group mb-4 flex items-baseline gap-3 text-2xl">
        <span className="text-ink-soft tabular-nums" aria-hidden="true">
          {number}.
        </span>
        <span className="min-w-0">{title}</span>
        <a
          href={`#${id}`}
          aria-label={text('information.linkTo', { title })}
          className="text-accent opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          #
        </a>
      </h2>
      <Blocks blocks={blocks} />
    </section>
  )
}
