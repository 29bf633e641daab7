import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { copyText } from '@dvaput/ui/copy-text.ts'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { maxCompared } from '../../state/compared.ts'
import { notify } from '../../ui/popups/toast.ts'
import { CompareTable } from './compare-table.tsx'
import { type ComparedProduct, toComparedRows } from './compared-rows.ts'

type CompareViewProps = {
  readonly products: readonly ComparedProduct[]
  readonly onRemove: (handle: string) => void
  readonly onClear: () => void
}

const Empty = () => {
  const text = useText('compare')
  return (
    <StatePanel
      icon="compare"
      title={text('compare.empty')}
      action={
        <ButtonLink to="/products" prefetch="intent">
          {text('compare.browse')}
        </ButtonLink>
      }
    >
      {text('compare.emptyText', { count: maxCompared })}
    </StatePanel>
  )
}

export const CompareView = ({ products, onRemove, onClear }: CompareViewProps) => {
  const text = useText('compare')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = useMemo(() => toComparedRows(products), [products])
  const copy = async () => {
    const copied = await copyText(window.location.href, null)
    notify({
      type: copied ? 'success' : 'info',
      message: text(copied ? 'compare.copied' : 'compare.notCopied'),
      id: 'compare',
    })
  }
  // The pressed button is removed, so the focus must move.
  const leaving = (remove: () => void) => {
    heading.current?.focus({ preventScroll: true })
    remove()
  }
  return (
    <div className="flex flex-col gap-6 py-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {text('compare.title')}
      </h1>
      {products.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-ink-soft">
              {products.length > 1 ? text('compare.lead', { count: products.length }) : text('compare.alone')}
            </p>
            <div className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
              {products.length > 1 && (
                <div className="mr-2 max-sm:w-full">
                  <Checkbox
                    checked={onlyDifferences}
                    onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
                  >
                    {text('compare.onlyDifferences')}
                  </Checkbox>
                </div>
              )}
              <Button variant="secondary" icon="copy" onClick={() => void copy()}>
                {text('compare.copy')}
              </Button>
              <Button variant="quiet" icon="trash" onClick={() => leaving(onClear)}>
                {text('compare.clear')}
              </Button>
            </div>
          </div>
          <CompareTable
            products={products}
            rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            onRemove={(handle) => leaving(() => onRemove(handle))}
          />
        </>
      )}
    </div>
  )
}
