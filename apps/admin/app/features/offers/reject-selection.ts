import type { AuditAuthor } from '@dvaput/backend/audit/audit-log'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import type { Services } from '../../context.ts'

/** Of a page of the list. */
const mostOffers = 50

/** How a ticked box names its offer, and what was seen of it. */
export const toSelection = ({ id, revision }: { readonly id: string; readonly revision: string }): string =>
  `${id} ${revision}`

/** Rejects what was ticked, with one note for all; what has changed meanwhile is left as it is. */
export const rejectSelected = async (
  { offers }: Pick<Services, 'offers'>,
  form: FormData,
  { id: administratorId, name }: AuditAuthor,
) => {
  const note = String(form.get('note') ?? '').trim()
  const selected = [...new Set(form.getAll('selected').map(String))].slice(0, mostOffers)
  if (note.length > offerMessageLength) return 'note' as const
  if (selected.length === 0) return 'nothing-selected' as const
  let rejected = 0
  for (const each of selected) {
    const [id = '', revision = ''] = each.split(' ')
    const by = { note: note || null, by: { id: administratorId, name }, revision }
    if ((await offers.reject(id, by)).ok) rejected += 1
  }
  return { rejected, left: selected.length - rejected }
}
