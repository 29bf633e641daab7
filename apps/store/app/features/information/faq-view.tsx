import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Blocks } from './blocks.tsx'
import { GradesTable } from './grades-table.tsx'
import type { GradesView } from './grades-view.ts'
import type { FaqCategory, FaqPage } from './information-page.ts'

const categories = ['all', 'order', 'payment', 'delivery', 'returns', 'warranty', 'account'] as const
type Choice = (typeof categories)[number]

const labels = {
  all: 'faq.all',
  order: 'faq.order',
  payment: 'faq.payment',
  delivery: 'faq.delivery',
  returns: 'faq.returns',
  warranty: 'faq.warranty',
  account: 'faq.account',
} as const satisfies Record<'all' | FaqCategory, string>

/** One answer open at a time; its id is the hash of the URL, so that it can be linked to. */
export const FaqView = ({ page, grades }: { readonly page: FaqPage; readonly grades: GradesView }) => {
  const text = useText('information')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [category, setCategory] = useState<Choice>('all')
  const entries = page.entries.filter((entry) => category === 'all' || entry.category === category)
  // The server does not get the hash, so an answer opens after hydration.
  const open = (useHydrated() && hash.slice(1)) || undefined

  const show = (id: string | undefined) =>
    void navigate({ hash: id ?? '' }, { replace: true, preventScrollReset: true })

  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
      <fieldset className="flex flex-wrap content-start gap-2 lg:sticky lg:top-30 lg:flex-col lg:flex-nowrap lg:gap-0.5 lg:self-start print:hidden">
        <legend className="sr-only">{text('faq.categories')}</legend>
        {categories.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
            className={joinClasses(
              'min-h-11 rounded-full border px-4 text-sm font-medium transition-colors lg:rounded-md lg:border-transparent lg:text-left lg:text-base',
              name === category
                ? 'border-accent bg-accent-soft text-accent-strong'
                : 'border-line bg-surface hover:border-line-strong lg:bg-transparent lg:hover:bg-sunken',
            )}
          >
            {text(labels[name])}
          </button>
        ))}
      </fieldset>
      <div className="max-w-prose">
        <p role="status" className="mb-3 text-sm text-ink-soft">
          {text('faq.shown', { count: entries.length })}
        </p>
        <Accordion
          items={entries.map((entry) => ({
            id: entry.id,
            title: entry.question,
            content: (
              <>
                <Blocks blocks={entry.answer} />
                {entry.id === 'what-grades-mean' && <GradesTable view={grades} />}
              </>
            ),
          }))}
          open={open}
          onChange={show}
        />
      </div>
    </div>
  )
}
