import { and, eq, inArray, sql } from '@dvaput/database/query'
import type { PageArgs } from '../graphql/connection.ts'
import { parseNumericGid, toGid } from '../graphql/gid.ts'
import { webhookSubscriptions } from '../tables/webhooks.table.ts'
import { isCallbackUrl } from '../webhooks/callback-url.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from './admin-context.ts'
import { readRows, sortBy } from './read-rows.ts'

type Subscription = typeof webhookSubscriptions.$inferSelect
type Input = { callbackUrl?: string | null; uri?: string | null; format?: 'JSON' | 'XML' | null }
type ListArgs = PageArgs & { topics?: readonly string[] | null; callbackUrl?: string | null }

const id = sql`${webhookSubscriptions.id}`
const byId = sortBy('id', id, 'number', id)
const version = { handle: '2025-04', displayName: '2025-04', supported: true }
const field = ['webhookSubscription', 'callbackUrl']
const notFound = refusedBecause(['id'], 'Webhook subscription does not exist')
const taken = refusedBecause(field, 'Address for this topic has already been taken')

const own = ({ shop }: AdminContext, gid: string) =>
  and(
    eq(webhookSubscriptions.shopId, shop.id),
    eq(webhookSubscriptions.id, parseNumericGid('WebhookSubscription', gid) ?? 0),
  )

const checkInput = ({ callbackUrl, uri, format }: Input, { parts }: AdminContext) => {
  const address = callbackUrl ?? uri ?? ''
  if (format === 'XML') return refusedBecause(['webhookSubscription', 'format'], 'Format must be JSON')
  return isCallbackUrl(address, parts.webhooks) ? { address } : refusedBecause(field, 'Address is not allowed')
}

export const webhookResolvers: AdminResolvers = {
  QueryRoot: {
    webhookSubscription: async (_root, args: { id: string }, context) =>
      (await context.db.select().from(webhookSubscriptions).where(own(context, args.id)))[0] ?? null,
    webhookSubscriptions: (_root, args: ListArgs, context) =>
      readRows(context, {
        table: webhookSubscriptions,
        where: and(
          eq(webhookSubscriptions.shopId, context.shop.id),
          args.topics?.length ? inArray(webhookSubscriptions.topic, [...args.topics]) : undefined,
          args.callbackUrl == null ? undefined : eq(webhookSubscriptions.callbackUrl, args.callbackUrl),
        ),
        sort: byId,
        args,
      }),
  },
  WebhookSubscription: {
    id: (subscription: Subscription) => toGid('WebhookSubscription', subscription.id),
    legacyResourceId: (subscription: Subscription) => subscription.id,
    uri: ({ callbackUrl }: Subscription) => callbackUrl,
    endpoint: ({ callbackUrl }: Subscription) => ({ __typename: 'WebhookHttpEndpoint', callbackUrl }),
    format: () => 'JSON',
    apiVersion: () => version,
    updatedAt: ({ createdAt }: Subscription) => createdAt,
  },
  Mutation: {
    webhookSubscriptionCreate: (
      _root,
      { topic, webhookSubscription: input }: { topic: string; webhookSubscription: Input },
      context,
    ) =>
      context.change(async ({ db }) => {
        const checked = checkInput(input, context)
        if ('userErrors' in checked) return checked
        const values = { shopId: context.shop.id, topic, callbackUrl: checked.address }
        const [webhookSubscription] = await db
          .insert(webhookSubscriptions)
          .values(values)
          .onConflictDoNothing()
          .returning()
        return webhookSubscription ? { webhookSubscription, userErrors: [] } : taken
      }),

    webhookSubscriptionUpdate: (
      _root,
      { id: gid, webhookSubscription: input }: { id: string; webhookSubscription: Input },
      context,
    ) =>
      context.change(async ({ db }) => {
        const checked = checkInput(input, context)
        if ('userErrors' in checked) return checked
        const [before] = await db.select().from(webhookSubscriptions).where(own(context, gid)).for('update')
        if (!before) return notFound
        const [other] = await db
          .select({ id: webhookSubscriptions.id })
          .from(webhookSubscriptions)
          .where(
            and(
              eq(webhookSubscriptions.shopId, context.shop.id),
              eq(webhookSubscriptions.topic, before.topic),
              eq(webhookSubscriptions.callbackUrl, checked.address),
            ),
          )
        if (other && other.id !== before.id) return taken
        const [webhookSubscription] = await db
          .update(webhookSubscriptions)
          .set({ callbackUrl: checked.address, failuresInARow: 0 })
          .where(eq(webhookSubscriptions.id, before.id))
          .returning()
        return { webhookSubscription, userErrors: [] }
      }),

    webhookSubscriptionDelete: (_root, { id: gid }: { id: string }, context) =>
      context.change(async ({ db }) => {
        const gone = await db
          .delete(webhookSubscriptions)
          .where(own(context, gid))
          .returning({ id: webhookSubscriptions.id })
        return gone.length > 0 ? { deletedWebhookSubscriptionId: gid, userErrors: [] } : notFound
      }),
  },
}
