import { eraStatuses, type OfferKind, type OfferStatus, offerStatuses } from '@dvaput/domain/offers/offer'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { type ReactNode, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { eraLabels, statusLooks } from './offer-badges.tsx'
import { type OffersQuery, offerTypes } from './offers-query.ts'

type ChoiceProps = {
  readonly label: string
  readonly name: string
  readonly value: string | null
  readonly children: ReactNode
}

const Choice = ({ label, name, value, children }: ChoiceProps) => {
  const text = useText('my-offers')
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      {/* The key shows the choice of the URL after Back. */}
      <PlainSelect key={value} id={id} name={name} defaultValue={value ?? ''}>
        <option value="">{text('filter.any')}</option>
        {children}
      </PlainSelect>
    </div>
  )
}

const typeLabels = { local: 'type.local', international: 'type.international' } as const satisfies Record<
  OfferKind,
  string
>

/** Approved is labelled accepted here, and Approved on the card. // MYOF-02, MYOF-13 */
const statusLabel = (status: OfferStatus) => (status === 'approved' ? 'filter.accepted' : statusLooks[status].label)

/** Leaves out what filters nothing, so that the URL says only what was chosen. */
const chosenIn = (form: HTMLFormElement) => {
  const chosen = new FormData(form)
  for (const [name, value] of [...chosen]) if (value === '') chosen.delete(name)
  return chosen
}

/** A change leads back to the first page, because the pages of another list are others. */
export const OffersFilters = ({ query }: { readonly query: OffersQuery }) => {
  const text = useText('my-offers')
  const submit = useSubmit()
  return (
    <Form
      role="search"
      aria-label={text('filter.title')}
      action="/my-offers"
      className="grid grid-cols-1 gap-3 max-sm:*:nth-3:col-span-full min-[22rem]:grid-cols-2 sm:grid-cols-3 noscript:sm:grid-cols-4"
      onChange={(event) => void submit(chosenIn(event.currentTarget), { preventScrollReset: true })}
    >
      <Choice label={text('filter.status')} name="status" value={query.status}>
        {offerStatuses.map((status) => (
          <option key={status} value={status}>
            {text(statusLabel(status))}
          </option>
        ))}
      </Choice>
      <Choice label={text('filter.type')} name="type" value={query.type}>
        {offerTypes.map((type) => (
          <option key={type} value={type}>
            {text(typeLabels[type])}
          </option>
        ))}
      </Choice>
      <Choice label={text('filter.era')} name="era_status" value={query.eraStatus}>
        {eraStatuses.map((status) => (
          <option key={status} value={status}>
            {text(eraLabels[status])}
          </option>
        ))}
      </Choice>
      <div className="hidden self-end noscript:block">
        <Button type="submit" variant="secondary">
          {text('filter.apply')}
        </Button>
      </div>
    </Form>
  )
}
