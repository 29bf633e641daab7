import type { Database } from '@dvaput/database/open-database'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { saveCheckout } from '../lock-checkout.ts'

/** What was chosen at a step and not sent yet: it comes along with a form beside it, where scripts run. */
export const saveChoice = async (
  database: Pick<Database, 'db'>,
  { checkout, contents }: CheckoutView,
  { form, methods }: { readonly form: Form; readonly methods: readonly PaymentMethod[] },
): Promise<void> => {
  const delivery = contents.options.find(({ handle }) => handle === form.text('delivery'))
  const paymentMethod = methods.find((method) => method === form.text('method'))
  if (delivery) await saveCheckout(database, checkout.token, { deliveryHandle: delivery.handle })
  if (paymentMethod) await saveCheckout(database, checkout.token, { paymentMethod })
}
