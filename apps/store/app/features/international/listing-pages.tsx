import { changeImportedQuery, formatImportedQuery } from '@dvaput/domain/international/listing-query'
import { Button } from '@dvaput/ui/button.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type SyntheticEvent, useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { HiddenFields } from '../../ui/forms/hidden-fields.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { PageChangeBlock } from './page-change-block.ts'
import type { ImportedChoices } from './use-imported-query.ts'

/** Above so many pages there is a field to jump to one. // INTL-07 */
const jumpAbove = 10

type ListingPagesProps = {
  readonly choices: ImportedChoices
  readonly page: number
  readonly pages: number
  readonly block: PageChangeBlock
  readonly where: 'above' | 'below'
}

export const ListingPages = ({ choices, page, pages, block, where }: ListingPagesProps) => {
  const text = useText('international')
  const { query, pathname, hrefOf, go } = choices
  const id = useId()
  const holdBack = (event: SyntheticEvent) => {
    if (block.tryChange()) return
    event.preventDefault()
    event.stopPropagation()
  }
  if (pages <= 1) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 sm:justify-between">
      <p className="text-sm text-ink-soft tabular-nums">{text('listing.page', { page, pages })}</p>
      <div onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && holdBack(event)}>
        <Pagination
          label={text(where === 'above' ? 'pagination.above' : 'pagination.below')}
          page={page}
          pageCount={pages}
          hrefFor={(number) => hrefOf({ ...query, page: number })}
          preventScrollReset
        />
      </div>
      {pages > jumpAbove && (
        <form
          action={pathname}
          // On a phone the one below the products is enough.
          className={joinClasses('flex items-center gap-2', where === 'above' && 'max-sm:hidden')}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = Number(new FormData(event.currentTarget).get('page'))
            if (Number.isInteger(typed) && typed >= 1 && typed <= pages && block.tryChange())
              go(changeImportedQuery(query, { page: typed }))
          }}
        >
          <HiddenFields query={formatImportedQuery({ ...query, page: 1 })} />
          <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft">
            {text('pagination.jump')}
          </label>
          <input
            id={id}
            type="number"
            name="page"
            min={1}
            max={pages}
            required
            inputMode="numeric"
            className={joinClasses(controlClasses, 'w-20')}
          />
          <Button type="submit" variant="secondary">
            {text('pagination.go')}
          </Button>
        </form>
      )}
    </div>
  )
}
