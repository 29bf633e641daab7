import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Sealing } from '../secrets/sealing.ts'
import type { ChallengeHolder, PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { type PasskeyOwnerKind, passkeys } from './passkeys.table.ts'
import { loadWebAuthn } from './web-authn.ts'

type Needs = {
  readonly database: Database
  readonly challenges: PasskeyChallenges
  readonly sealing: Pick<Sealing, 'mark'>
  readonly ownerKind: PasskeyOwnerKind
}

type Owner = { readonly id: string; readonly email: string; readonly displayName: string }

type Start = { readonly site: PasskeySite; readonly boundTo: string; readonly customer: Owner }
type Finish = {
  readonly site: PasskeySite
  readonly boundTo: string
  readonly customerId: string
  readonly response: object
  readonly name: string
}

const maxOfOneCustomer = 10

/** EdDSA, ES256 and RS256, which every browser has; the library would also try what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

export const createAddPasskey = ({ database: { db }, challenges, sealing, ownerKind }: Needs) => {
  /** The same for every passkey of a customer, and opaque: an authenticator that has one replaces it. */
  const userIdOf = (customerId: string) => Buffer.from(sealing.mark('users of passkeys', customerId), 'base64url')

  const knownOf = (customerId: string, { rpId }: PasskeySite) =>
    db
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(and(eq(passkeys.customerId, customerId), eq(passkeys.ownerKind, ownerKind), eq(passkeys.rpId, rpId)))

  return {
    async startAdding({ site, boundTo, customer }: Start): Promise<object> {
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID: site.rpId,
        userID: new Uint8Array(userIdOf(customer.id)),
        userName: customer.email,
        userDisplayName: customer.displayName,
        excludeCredentials: await knownOf(customer.id, site),
        supportedAlgorithmIDs,
        // A second factor is asked for by name, and need not be offered where customers log in.
        authenticatorSelection: {
          residentKey: ownerKind === 'customer' ? 'required' : 'discouraged',
          userVerification: 'required',
        },
      })
      await challenges.remember(options.challenge, { boundTo, customerId: customer.id })
      return options
    },

    /** False for anything but the answer of an authenticator to the challenge of this customer and browser. */
    async finishAdding({ site, boundTo, customerId, response, name }: Finish): Promise<boolean> {
      const { verifyRegistrationResponse } = await loadWebAuthn()
      const holder: ChallengeHolder = { boundTo, customerId }
      const { verified, registrationInfo: info } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => challenges.take(challenge, holder),
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        supportedAlgorithmIDs,
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
      if (!verified || !info) return false
      if ((await knownOf(customerId, site)).length >= maxOfOneCustomer) return false
      const { id, publicKey, counter, transports = [] } = info.credential
      const { rowCount } = await db
        .insert(passkeys)
        .values({
          credentialId: id,
          customerId,
          ownerKind,
          rpId: site.rpId,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports,
          isBackedUp: info.credentialBackedUp,
          name,
        })
        .onConflictDoNothing()
      return rowCount === 1
    },
  }
}
