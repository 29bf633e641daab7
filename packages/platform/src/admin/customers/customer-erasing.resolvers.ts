import { deleteCustomer, hasOrders, requestErasure } from '../../customers/erase-customer.ts'
import { type AdminResolvers, refusedBecause } from '../admin-context.ts'
import { findCustomer } from './write-customer.ts'

/** A customer with orders cannot be deleted, as on the hosted platform; their personal data is erased instead. */
export const customerErasingResolvers: AdminResolvers = {
  CustomerDeletePayload: { shop: (_payload, _args, { shop }) => shop },
  Mutation: {
    customerDelete: (_root, { input }: { input: { id: string } }, context) =>
      context.change(async (tx) => {
        const customer = await findCustomer(tx, context, input.id)
        if (!customer) return refusedBecause(['id'], "Customer can't be found")
        if (await hasOrders(tx, customer.id))
          return refusedBecause(['id'], "Customer can't be deleted because they have associated orders")
        await deleteCustomer(tx, customer.id)
        await context.parts.webhooks.emit(tx, context.shop.id, 'CUSTOMERS_DELETE', { customerId: customer.id })
        return { deletedCustomerId: input.id, userErrors: [] }
      }),

    customerRequestDataErasure: (_root, { customerId }: { customerId: string }, context) =>
      context.change(async (tx) => {
        const customer = await findCustomer(tx, context, customerId)
        if (!customer) return refusedBecause(['customerId'], 'Customer does not exist', 'DOES_NOT_EXIST')
        await requestErasure(tx, customer.id)
        await context.parts.webhooks.emit(tx, context.shop.id, 'CUSTOMERS_UPDATE', { customerId: customer.id })
        return { customerId, userErrors: [] }
      }),
  },
}
