import { createAddresses } from '../account/addresses.ts'
import { createCancelEmailChange } from '../account/cancel-email-change.ts'
import { createTakeAccessBack } from '../account/take-access-back.ts'
import { createCustomers } from '../customers/customers.ts'
import { createGate } from '../gate/gate.ts'
import { createLoginLinks } from '../login/links/login-links.ts'
import { createLogin } from '../login/login.ts'
import { createPasskeys } from '../passkeys/passkeys.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<Foundation, 'homes' | 'infrastructure' | 'services' | 'settings' | 'shops'>
}

export type CustomerModules = ReturnType<typeof assembleCustomers>

/** Customers, how they log in, and the gate of the international listing. */
export const assembleCustomers = ({ foundation }: Needs) => {
  const { infrastructure, homes, settings, services } = foundation
  const { database, log, mail } = infrastructure
  const { secret, minPasswordLength } = settings
  const shop = foundation.shops.main.customers
  const customers = createCustomers({
    ...{ infrastructure, secret, shop },
    takeAccessBack: createTakeAccessBack({ database, shop, mail, homes }),
    cancelEmailChange: createCancelEmailChange(database),
  })
  const passkeys = createPasskeys({ database, secret })
  return {
    customers,
    loginLinks: createLoginLinks({ infrastructure, customers, shop, secret, homes }),
    passkeys,
    addresses: createAddresses({ accountOf: customers.accountOf, log }),
    login: createLogin({
      ...{ infrastructure, customers, shop, passkeys, minPasswordLength },
      externalIdentity: services.externalIdentity,
    }),
    gate: createGate({ infrastructure, settings: settings.gate, secret }),
  }
}
