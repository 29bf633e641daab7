import { gradesPath } from '@dvaput/domain/catalogue/condition/grades-path'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ImportedProductView } from './imported-product-page.ts'

type Props = { readonly product: Pick<ImportedProductView, 'card' | 'condition'> }

/** The section that the caption of an illustration points to. */
export const ImportedConditionSection = ({ product: { card, condition } }: Props) => {
  const text = useText('international-product')
  const productText = useText('products')
  const conditionText = useText('conditions')
  const { name, meaning, warnings } = condition
  return (
    <section id="condition" className="scroll-mt-30">
      <h2 className="mb-3 text-2xl">{text('condition.title')}</h2>
      {name === null && <p className="text-ink-soft">{text('condition.unknown')}</p>}
      {(name !== null || card.grade || warnings.length > 0) && (
        <dl className="flex max-w-prose flex-col gap-3">
          {name !== null && (
            <div>
              <dt className="font-semibold" lang={meaning === null ? 'en' : undefined}>
                {name}
              </dt>
              {meaning !== null && <dd className="text-ink-soft">{meaning}</dd>}
            </div>
          )}
          {card.grade && (
            <div>
              <dt className="font-semibold">{productText(`grade.${card.grade}.name`)}</dt>
              <dd className="text-ink-soft">
                {conditionText(`grade.${card.grade}.meaning`)}{' '}
                <TextLink to={gradesPath}>{productText('grade.label')}</TextLink>
              </dd>
            </div>
          )}
          {warnings.map((warning) => (
            <div key={warning.name}>
              <dt className="font-semibold text-danger">{warning.name}</dt>
              <dd className="text-ink-soft">{warning.meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
