import { accessAsChecked } from '../../customers/access-as-checked.ts'
import type { CustomerError } from '../../customers/customer-error.ts'
import { createCustomerToken } from '../../customers/tokens/customer-tokens.ts'
import { denyToken } from '../../customers/tokens/deny-token.ts'
import { updateCustomer } from '../../customers/update-customer.ts'
import { customers } from '../../tables/customers.table.ts'
import type { AccountContext, AccountResolvers } from './account-context.ts'
import { emailAddressOf } from './account-customer.resolvers.ts'

type Names = { readonly firstName?: string | null; readonly lastName?: string | null }

const toUserError = ({ code, field, message }: CustomerError) => ({
  code: code === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID',
  field: field && ['input', ...field.slice(1)],
  message,
})

const setMarketing = async (context: AccountContext, acceptsMarketing: boolean) => {
  const { customer } = context
  if (acceptsMarketing && customer.acceptsMarketing) {
    const error = { code: 'CUSTOMER_ALREADY_SUBSCRIBED', field: null, message: 'The customer is already subscribed.' }
    return { emailAddress: null, userErrors: [error] }
  }
  const updated = await updateCustomer(context, customer, { acceptsMarketing })
  if (updated.ok) return { emailAddress: emailAddressOf(updated.customer), userErrors: [] }
  const code = acceptsMarketing ? 'FAILED_TO_SUBSCRIBE' : 'FAILED_TO_UNSUBSCRIBE'
  return { emailAddress: null, userErrors: updated.errors.map(({ message }) => ({ code, field: null, message })) }
}

export const accountCustomerMutations: AccountResolvers = {
  Mutation: {
    async customerUpdate(_source: unknown, { input }: { input: Names }, context) {
      if (Object.keys(input).length === 0) {
        const message = 'The personal information input argument is empty.'
        return { customer: null, userErrors: [{ code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY', field: ['input'], message }] }
      }
      const updated = await updateCustomer(context, context.customer, input)
      return updated.ok
        ? { customer: updated.customer, userErrors: [] }
        : { customer: null, userErrors: updated.errors.map(toUserError) }
    },
    customerEmailMarketingSubscribe: (_source: unknown, _args: unknown, context) => setMarketing(context, true),
    customerEmailMarketingUnsubscribe: (_source: unknown, _args: unknown, context) => setMarketing(context, false),
    async storefrontCustomerAccessTokenCreate(_source: unknown, _args: unknown, { parts, customer }) {
      const { accessToken } = await parts.database.inTransaction(async (tx) => {
        const [still] = await tx.db
          .select({ id: customers.id })
          .from(customers)
          .where(accessAsChecked(customer))
          .for('share')
        if (!still) throw denyToken('storefrontCustomerAccessTokenCreate')
        return createCustomerToken(tx, still.id)
      })
      return { customerAccessToken: accessToken, userErrors: [] }
    },
  },
}
