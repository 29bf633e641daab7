import { gradesPath } from '@dvaput/domain/catalogue/condition/grades-path'
import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BatteryHealth } from './battery-health.tsx'
import type { ProductDetailView } from './product-detail-view.ts'

const Meaning = ({ name, meaning }: { readonly name: string; readonly meaning: string }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="text-ink-soft">{meaning}</dd>
  </div>
)

type ListProps = { readonly title: string; readonly icon: IconName; readonly items: readonly string[] }

const List = ({ title, icon, items }: ListProps) =>
  items.length > 0 && (
    <div>
      <h3 className="mb-1.5 font-text text-base font-semibold tracking-normal">{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon name={icon} className="mt-0.5 text-accent" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )

/** `Screen: no dead pixels`: the point and its result; a shop may also write the point alone. */
const splitResult = (line: string): readonly [point: string, result: string | undefined] => {
  const at = line.indexOf(': ')
  return at < 0 ? [line, undefined] : [line.slice(0, at), line.slice(at + 2)]
}

const Results = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <h3 className="mb-1.5 font-text text-base font-semibold tracking-normal">{title}</h3>
      <ul className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {items.map((item) => {
          const [point, result] = splitResult(item)
          return (
            <li key={item} className="flex gap-2">
              <Icon name="check" className="mt-0.5 text-accent" />
              <span className="min-w-0">
                {point}
                {result && <span className="text-ink-soft">: {result}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )

/** Condition and grade, visible wear, tests and replaced parts. */
export const ConditionSection = ({ product }: { readonly product: ProductDetailView }) => {
  const text = useText('product-details')
  const productText = useText('products')
  const meaning = useText('conditions')
  const { condition, grade, conditionNotes, batteryHealthPercent, tested, replaced } = product
  const notes = conditionNotes?.split('\n').filter(Boolean) ?? []
  const says = condition ?? grade ?? batteryHealthPercent
  if (says === null && notes.length + tested.length + replaced.length === 0) return null
  return (
    <section aria-labelledby="condition-title" className="flex flex-col gap-4">
      <h2 id="condition-title" className="text-2xl">
        {text('condition.title')}
      </h2>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card">
        <dl className="grid gap-4 sm:grid-cols-2">
          {condition && (
            <Meaning
              name={productText(`condition.${condition}.name`)}
              meaning={meaning(`condition.${condition}.meaning`)}
            />
          )}
          {grade && <Meaning name={productText(`grade.${grade}.name`)} meaning={meaning(`grade.${grade}.meaning`)} />}
        </dl>
        {grade && (
          <p className="-mt-2">
            <TextLink to={gradesPath}>{text('condition.grades')}</TextLink>
          </p>
        )}
        {batteryHealthPercent !== null && <BatteryHealth percent={batteryHealthPercent} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <List title={text('condition.notes')} icon="search" items={notes} />
          <List title={text('condition.replaced')} icon="refresh" items={replaced} />
        </div>
        <Results title={text('condition.tested')} items={tested} />
      </div>
    </section>
  )
}
