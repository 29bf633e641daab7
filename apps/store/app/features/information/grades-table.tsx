import { useText } from '../../i18n/use-text.ts'
import type { GradesView } from './grades-view.ts'

type Row = GradesView['grades'][number]

const GradeItem = ({ name, picture, summary, marks, guaranteed }: Row) => {
  const text = useText('information')
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <img
        src={picture}
        alt={text('grades.pictureOf', { grade: name })}
        width={320}
        height={200}
        loading="lazy"
        className="h-auto w-full max-w-72 self-start sm:max-w-none"
      />
      <div className="grid grid-cols-1 content-start gap-2">
        <p>
          <strong className="text-lg text-ink">{name}</strong>
          <br />
          {summary}
        </p>
        <dl className="grid grid-cols-1 gap-x-4 gap-y-0.5 text-sm min-[26rem]:grid-cols-[auto_minmax(0,1fr)]">
          {marks.map(({ part, text: mark }) => (
            <div key={part} className="contents">
              <dt className="text-ink">{part}</dt>
              <dd className="mb-1 min-[26rem]:mb-0">{mark}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm">
          <strong className="text-ink">{text('grades.guaranteed')}</strong> {guaranteed}
        </p>
      </div>
    </li>
  )
}

/** The grades with their pictures, and what each kind of product is tested for. */
export const GradesTable = ({ view }: { readonly view: GradesView }) => {
  const text = useText('information')
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {view.grades.map((row) => (
          <GradeItem key={row.name} {...row} />
        ))}
      </ul>
      <details className="rounded-lg border border-line px-4 py-2">
        <summary className="min-h-9 py-1.5 font-semibold text-ink">{text('grades.checklists')}</summary>
        <dl className="grid grid-cols-1 gap-2.5 pt-2 pb-3 text-sm">
          {view.checklists.map(({ kinds, points }) => (
            <div key={kinds}>
              <dt className="font-semibold text-ink">{kinds}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
