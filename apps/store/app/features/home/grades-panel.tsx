import { grades } from '@dvaput/domain/catalogue/condition/condition'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'

/** A summary of the grades; the FAQ has the details. */
export const GradesPanel = () => {
  const text = useText('home')
  const productText = useText('products')
  const meaning = useText('conditions')
  return (
    <section aria-labelledby="grades-title" className="rounded-xl border border-line bg-surface p-6 shadow-card">
      <h2 id="grades-title" className="text-xl">
        {text('home.gradesTitle')}
      </h2>
      <p className="mt-2 text-ink-soft">{text('home.gradesText')}</p>
      <dl className="mt-4 grid grid-cols-1 gap-x-5 gap-y-2.5 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        {grades.map((grade) => (
          <div key={grade} className="contents">
            <dt className="font-semibold">{productText(`grade.${grade}.name`)}</dt>
            <dd className="-mt-2 text-ink-soft sm:mt-0">{meaning(`grade.${grade}.meaning`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <TextLink to="/faq#what-grades-mean" prefetch="intent">
          {text('home.gradesLink')}
        </TextLink>
      </p>
    </section>
  )
}
