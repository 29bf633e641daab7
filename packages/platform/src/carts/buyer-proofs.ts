import type { SecretStore } from '../shops/secrets.ts'
import { createTimedProofs } from '../shops/timed-proofs.ts'

type Buyer = { readonly cartToken: string; readonly customerId: number }

const claimOf = ({ cartToken, customerId }: Buyer) => `${cartToken}:${customerId}`

/** Part of a checkout URL that a customer requested: whoever follows it soon may see that customer's address book. */
export const createBuyerProofs = (store: SecretStore) => {
  const proofs = createTimedProofs(store, 'carts:buyer-proof')
  return {
    make: (buyer: Buyer): Promise<string> => proofs.make(claimOf(buyer)),
    isProved: (buyer: Buyer, proof: string): Promise<boolean> => proofs.isProved(claimOf(buyer), proof),
  }
}
