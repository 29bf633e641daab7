import { narrowToFew } from '@dvaput/database/narrow-to-few'
import { and, eq, sql } from '@dvaput/database/query'
import { languageTag } from '@dvaput/domain/text/language'
import { formatAddress, type MailingAddress } from '../../customers/addresses/mailing-address.ts'
import { customerAddress } from '../../customers/customer.resolvers.ts'
import { findConfirmation } from '../../customers/email-confirmation.ts'
import { foldEmail } from '../../customers/parse-email.ts'
import { parsePhone } from '../../customers/parse-phone.ts'
import { visibleTags } from '../../customers/visible-tags.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsOf } from '../../query-syntax/query-conditions.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import { metafieldFields } from '../metafields.ts'
import { type OrderListArgs, orderSorts, ordersMatching } from '../orders/order-listing.ts'
import { readRows, sortBy } from '../read-rows.ts'
import { addressesOfCustomer, customerById, ordersOfCustomer, spendingOfCustomer } from './customer-loaders.ts'

type ListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof sorts }
type Identifier = { id?: string | null; emailAddress?: string | null; phoneNumber?: string | null }

const id = sql`${customers.id}`
const sorts = {
  CREATED_AT: sortBy('created', sql`${customers.createdAt}`, 'time', id),
  ID: sortBy('id', id, 'number', id),
  RELEVANCE: sortBy('id', id, 'number', id),
  UPDATED_AT: sortBy('updated', sql`${customers.updatedAt}`, 'time', id),
} as const satisfies Record<string, Sort>

/** Maintained by the database: see the migration lists-of-the-shop-side. */
const words = wordsOf(sql.raw('platform.words(customers.search_text)'))
const queryFields = {
  words,
  fields: {
    /** Stored in lower case, so the index finds it. */
    email: (term: Parameters<typeof words>[0]) =>
      term.prefix || term.comparator !== '='
        ? textOf(sql`${customers.email}`)(term)
        : eq(customers.email, foldEmail(term.value)),
    phone: (term: Parameters<typeof words>[0]) => {
      if (term.comparator !== '=' || !/^\+?\d+$/.test(term.value)) return textOf(sql`${customers.phone}`)(term)
      return term.prefix ? sql`${customers.phone} LIKE ${`${term.value}%`}` : eq(customers.phone, term.value)
    },
    first_name: textOf(sql`${customers.firstName}`),
    last_name: textOf(sql`${customers.lastName}`),
    id: idOf(id),
    state: textOf(sql`${customers.state}`),
    tag: ({ value }: { value: string }) => sql`${value} = ANY(${customers.tags})`,
    created_at: timeOf(sql`${customers.createdAt}`),
    customer_date: timeOf(sql`${customers.createdAt}`),
    updated_at: timeOf(sql`${customers.updatedAt}`),
  },
}

const byId = (context: AdminContext, gid: string) => {
  const customerId = parseNumericGid('Customer', gid)
  return customerId === undefined ? null : customerById(context).load(customerId)
}

const byIdentifier = async (context: AdminContext, { id: gid, emailAddress, phoneNumber }: Identifier) => {
  if (gid != null) return byId(context, gid)
  const requested =
    emailAddress == null
      ? eq(customers.phone, parsePhone(phoneNumber ?? '', context.shop.market) ?? '')
      : eq(customers.email, foldEmail(emailAddress))
  const [found] = await context.db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, context.shop.id), requested))
  return found ?? null
}

export const customerResolvers: AdminResolvers = {
  QueryRoot: {
    customer: (_root, args: { id: string }, context) => byId(context, args.id),
    dvaputEmailConfirmation: async (_root, args: { customerId: string; token: string }, { db, shop }) => {
      const customerId = parseNumericGid('Customer', args.customerId) ?? 0
      return (await findConfirmation(db, { shopId: shop.id, customerId, token: args.token })) ?? null
    },
    customerByIdentifier: (_root, { identifier }: { identifier: Identifier }, context) =>
      byIdentifier(context, identifier),
    customers: async (_root, args: ListArgs, context) => {
      const [ofShop, asked] = [eq(customers.shopId, context.shop.id), compileQuery(args.query, queryFields)]
      const found =
        asked && (await narrowToFew(context, { table: customers, id: customers.id, where: and(ofShop, asked) }))
      return readRows(context, { table: customers, where: and(ofShop, found), sort: sorts[args.sortKey], args })
    },
  },
  Customer: {
    id: (customer: Customer) => toGid('Customer', customer.id),
    legacyResourceId: (customer: Customer) => customer.id,
    defaultEmailAddress: ({ email }: Customer) => ({ emailAddress: email }),
    defaultPhoneNumber: ({ phone }: Customer) => phone && { phoneNumber: phone },
    displayName: ({ firstName, lastName, email }: Customer) => [firstName, lastName].filter(Boolean).join(' ') || email,
    locale: ({ language }: Customer, _args, { shop }) => languageTag[language ?? shop.languages[0]],
    state: ({ state }: Customer) => state.toUpperCase(),
    tags: visibleTags,
    verifiedEmail: ({ emailVerified }: Customer) => emailVerified,
    emailMarketingConsent: ({ acceptsMarketing }: Customer) => ({
      marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
    }),
    amountSpent: async (customer: Customer, _args, context) =>
      toDecimalMoney((await spendingOfCustomer(context).load(customer.id)).spent, context.shop.currency),
    numberOfOrders: async (customer: Customer, _args, context) =>
      (await spendingOfCustomer(context).load(customer.id)).orders,
    lastOrder: async (customer: Customer, _args, context) => {
      const query = { parentId: customer.id, args: { last: 1 }, sort: orderSorts.ID, where: undefined }
      return (await ordersOfCustomer(context).load(query)).nodes[0] ?? null
    },
    orders: (customer: Customer, args: OrderListArgs, context) =>
      ordersOfCustomer(context).load({
        parentId: customer.id,
        args,
        sort: orderSorts[args.sortKey],
        where: ordersMatching(context, args.query),
      }),
    defaultAddress: async (customer: Customer, _args, context) => {
      const addresses = await addressesOfCustomer(context).load(customer.id)
      const found = addresses.find((address) => address.id === customer.defaultAddressId)
      return found ? customerAddress(found) : null
    },
    addresses: async (customer: Customer, { first }: { first?: number | null }, context) =>
      (await addressesOfCustomer(context).load(customer.id))
        .slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY))
        .map(customerAddress),
    addressesV2: async (customer: Customer, args: PageArgs, context) =>
      toListConnection(
        (await addressesOfCustomer(context).load(customer.id)).map(customerAddress),
        args,
        (address) => address.id,
      ),
    ...metafieldFields('Customer'),
  },
  MailingAddress: {
    formatted: ({ fields }: MailingAddress, args: { withName: boolean; withCompany: boolean }) =>
      formatAddress(fields, args),
  },
}
