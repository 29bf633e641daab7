import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { readQueueQuery } from './offer-links.ts'

/** Of a page of the list. */
const maxOffers = 50

/** How a ticked box names its offer, and what was seen of it. */
export const toSelection = ({ id, revision }: { readonly id: string; readonly revision: string }): string =>
  `${id} ${revision}`

/** Rejects what was ticked, with one note for all; what has changed meanwhile is left as it is. */
const rejectSelected = async ({
  services,
  by: { id: administratorId, name },
  typed,
  form,
  url,
}: ActionInput<unknown>) => {
  const { note = '' } = typed
  const selected = [...new Set(form.getAll('selected').map(String))].slice(0, maxOffers)
  if (note.length > offerMessageLength) return 'note'
  if (selected.length === 0) return 'nothing-selected'
  let rejected = 0
  for (const each of selected) {
    const [id = '', revision = ''] = each.split(' ')
    const decision = { note: note || null, by: { id: administratorId, name }, revision }
    if ((await services.offers.reject(id, decision)).ok) rejected += 1
  }
  const query = readQueueQuery(url.search)
  query.set('rejected', String(rejected))
  query.set('left', String(selected.length - rejected))
  return redirect(`/offers?${query}`)
}

export const offerListActions = recordActions({ permission: 'offers.answer' })({ reject: { run: rejectSelected } })
