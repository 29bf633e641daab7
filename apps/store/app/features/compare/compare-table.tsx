import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../i18n/use-text.ts'
import { CompareColumn } from './compare-column.tsx'
import type { ComparedProduct, ComparedRow } from './compared-rows.ts'

type CompareTableProps = {
  readonly products: readonly ComparedProduct[]
  readonly rows: readonly ComparedRow[]
  readonly onRemove: (handle: string) => void
}

/** Sticky, of a fixed width: a wider one would cover the first product after a snap. */
const firstColumn =
  'sticky left-0 z-10 w-26 min-w-26 max-w-26 hyphens-auto wrap-anywhere bg-page pr-2 text-left text-xs sm:w-44 sm:min-w-44 sm:max-w-44 sm:pr-3 sm:text-sm'

const Value = ({ value, differs }: { readonly value: string | null; readonly differs: boolean }) => {
  const text = useText('compare')
  return (
    <td className={joinClasses('px-1.5 py-2.5 sm:px-3', differs ? 'font-semibold' : 'text-ink-soft')}>
      {value ?? (
        <>
          <span aria-hidden="true" className="text-ink-soft">
            –
          </span>
          <span className="sr-only">{text('compare.notStated')}</span>
        </>
      )}
    </td>
  )
}

/** Scrolls sideways with snapping, two products at a time on a phone; the first column is sticky. */
export const CompareTable = ({ products, rows, onRemove }: CompareTableProps) => {
  const text = useText('compare')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed along must be reached by keys as well
      tabIndex={0}
      aria-label={text('compare.table')}
      className="relative snap-x snap-mandatory scroll-pl-26 overflow-x-auto pb-4 sm:scroll-pl-44"
    >
      <table className="min-w-full border-separate lg:w-full lg:table-fixed border-spacing-0 text-left text-sm">
        <caption className="sr-only">{text('compare.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={firstColumn}>
              <span className="sr-only">{text('compare.property')}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.handle}
                scope="col"
                className="h-px min-w-32 snap-start px-1.5 pb-4 align-top sm:min-w-56 sm:px-3"
              >
                <CompareColumn product={product} onRemove={() => onRemove(product.handle)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, values, differs }) => (
            <tr key={name} className="align-baseline [&>*]:border-t [&>*]:border-line">
              <th
                scope="row"
                className={joinClasses(firstColumn, 'py-2.5', differs ? 'font-semibold' : 'font-normal text-ink-soft')}
              >
                {label}
                {differs && <span className="sr-only"> ({text('compare.differs')})</span>}
              </th>
              {values.map((value, at) => (
                <Value key={products[at]?.handle} value={value} differs={differs} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
