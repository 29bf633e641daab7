import type {
  MutationCustomerAccessTokenCreateArgs,
  MutationCustomerAccessTokenDeleteArgs,
  MutationCustomerAccessTokenRenewArgs,
  MutationCustomerActivateArgs,
  MutationCustomerActivateByUrlArgs,
  MutationCustomerCreateArgs,
  MutationCustomerRecoverArgs,
  MutationCustomerResetArgs,
  MutationCustomerResetByUrlArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import { GraphQLError } from 'graphql'
import { parseNumericGid } from '../graphql/gid.ts'
import type { Resolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { CustomerNeeds } from './customer-context.ts'
import { customerError, withErrors } from './customer-error.ts'
import { type LinkKind, parseLinkUrl } from './passwords/password-link.ts'
import { recoverPassword } from './passwords/recover-password.ts'
import { setPassword } from './passwords/set-password.ts'
import { registerCustomer } from './register-customer.ts'
import { denyToken } from './tokens/deny-token.ts'
import { logIn } from './tokens/log-in.ts'
import { deleteToken, renewToken } from './tokens/renew-token.ts'

const toSetPasswordPayload = (outcome: Awaited<ReturnType<typeof setPassword>>) =>
  outcome.ok
    ? withErrors([], { customer: outcome.customer, customerAccessToken: outcome.token })
    : withErrors([outcome.error])

const ofInput = { link: ['input'], password: ['input', 'password'] } as const

/** A customer that cannot exist; its link is as wrong as any other. */
const linkOf = (kind: LinkKind, id: string, token: string) => ({
  kind,
  customerId: parseNumericGid('Customer', id) ?? 0,
  token,
})

export const customerAccountResolvers: Resolvers<StorefrontContext<CustomerNeeds>> = {
  Mutation: {
    customerCreate: async (_root, { input }: MutationCustomerCreateArgs, context) => {
      const outcome = await registerCustomer(context, input)
      return outcome.ok ? withErrors([], { customer: outcome.customer }) : withErrors(outcome.errors)
    },
    customerAccessTokenCreate: async (_root, { input }: MutationCustomerAccessTokenCreateArgs, context) => {
      const outcome = await logIn(context, input)
      return outcome.ok ? withErrors([], { customerAccessToken: outcome.token }) : withErrors(outcome.errors)
    },
    /** As on a shop that has it not switched on. */
    customerAccessTokenCreateWithMultipass: () =>
      withErrors([customerError('INVALID_MULTIPASS_REQUEST', ['multipassToken'], 'Invalid Multipass request')]),
    customerAccessTokenRenew: async (_root, args: MutationCustomerAccessTokenRenewArgs, context) => {
      const token = await renewToken(context, args.customerAccessToken)
      if (token) return { customerAccessToken: token, userErrors: [] }
      return { userErrors: [{ field: ['customerAccessToken'], message: 'access token does not exist' }] }
    },
    customerAccessTokenDelete: async (_root, args: MutationCustomerAccessTokenDeleteArgs, context, { fieldName }) => {
      const deletedId = await deleteToken(context, args.customerAccessToken)
      if (deletedId === undefined) throw denyToken(fieldName)
      return {
        deletedAccessToken: args.customerAccessToken,
        deletedCustomerAccessTokenId: deletedId,
        userErrors: [],
      }
    },
    customerRecover: async (_root, { email }: MutationCustomerRecoverArgs, context) => {
      const error = await recoverPassword(context, email)
      return withErrors(error ? [error] : [])
    },
    customerReset: async (_root, { id, input }: MutationCustomerResetArgs, context) =>
      toSetPasswordPayload(await setPassword(context, linkOf('reset', id, input.resetToken), input.password, ofInput)),
    customerResetByUrl: async (_root, { resetUrl, password }: MutationCustomerResetByUrlArgs, context) => {
      const link = parseLinkUrl(resetUrl, 'reset')
      if (!link) throw new GraphQLError('Customer not found', { extensions: { code: 'NOT_FOUND' } })
      const fields = { link: ['resetUrl'], password: ['password'] }
      return toSetPasswordPayload(await setPassword(context, link, password, fields))
    },
    customerActivate: async (_root, { id, input }: MutationCustomerActivateArgs, context) =>
      toSetPasswordPayload(
        await setPassword(context, linkOf('activate', id, input.activationToken), input.password, ofInput),
      ),
    customerActivateByUrl: async (_root, { activationUrl, password }: MutationCustomerActivateByUrlArgs, context) => {
      const link = parseLinkUrl(activationUrl, 'activate')
      if (!link) return withErrors([customerError('INVALID', ['activationUrl'], 'Invalid activation url')])
      const fields = { link: ['activationUrl'], password: ['password'] }
      return toSetPasswordPayload(await setPassword(context, link, password, fields))
    },
  },
}
