import { parseEmail } from '../../customers/parse-email.ts'
import type { DraftRefusal } from '../../draft-orders/draft-input.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { DraftOrder } from '../../tables/draft-orders.table.ts'
import type { AdminResolvers } from '../admin-context.ts'
import { type DraftOrderInput, parseDraftInput } from './draft-inputs.ts'

type Outcome = { readonly draft: DraftOrder } | { readonly refusal: DraftRefusal; readonly draft?: DraftOrder }
type EmailInput = { to?: string | null; subject?: string | null; customMessage?: string | null }

const idOf = (gid: string) => parseNumericGid('DraftOrder', gid) ?? 0

const toPayload = (outcome: Outcome) => ({
  draftOrder: outcome.draft ?? null,
  userErrors: 'refusal' in outcome ? [outcome.refusal] : [],
})

export const draftOrderWritingResolvers: AdminResolvers = {
  Mutation: {
    draftOrderCreate: (_root, { input }: { input: DraftOrderInput }, { change, shop, parts }) =>
      change(async (tx) => {
        const parsed = parseDraftInput(shop, input)
        return toPayload('refusal' in parsed ? parsed : await parts.draftOrders.create(tx, shop, parsed.value))
      }),

    draftOrderUpdate: (_root, { id, input }: { id: string; input: DraftOrderInput }, { change, shop, parts }) =>
      change(async (tx) => {
        const parsed = parseDraftInput(shop, input)
        return toPayload(
          'refusal' in parsed ? parsed : await parts.draftOrders.update(tx, shop, idOf(id), parsed.value),
        )
      }),

    draftOrderInvoiceSend: (_root, { id, email }: { id: string; email?: EmailInput | null }, { change, shop, parts }) =>
      change(async (tx) => {
        const to = email?.to == null ? undefined : parseEmail(email.to, ['email', 'to'])
        if (to && !to.ok) return { draftOrder: null, userErrors: [to.error] }
        const subject = email?.subject?.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || undefined
        const message = email?.customMessage?.slice(0, 5_000) || undefined
        return toPayload(await parts.draftOrders.sendInvoice(tx, shop, idOf(id), { to: to?.email, subject, message }))
      }),

    draftOrderDelete: (_root, { input }: { input: { id: string } }, { change, shop, parts }) =>
      change(async (tx) => {
        const { userErrors } = toPayload(await parts.draftOrders.remove(tx, shop, idOf(input.id)))
        return { deletedId: userErrors.length > 0 ? null : input.id, userErrors }
      }),

    draftOrderComplete: (
      _root,
      { id, paymentPending }: { id: string; paymentPending?: boolean | null },
      { change, shop, parts },
    ) =>
      change(async (tx) => toPayload(await parts.draftOrders.complete(tx, shop, idOf(id), { paid: !paymentPending }))),
  },
}
