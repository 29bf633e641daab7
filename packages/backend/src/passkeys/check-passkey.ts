import type { Database } from '@dvaput/database/open-database'
import { and, eq, lt, sql } from '@dvaput/database/query'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { type PasskeyOwnerKind, passkeys } from './passkeys.table.ts'
import { loadWebAuthn } from './web-authn.ts'

type Needs = {
  readonly database: Database
  readonly challenges: PasskeyChallenges
  readonly ownerKind: PasskeyOwnerKind
}

type Finish = {
  readonly site: PasskeySite
  readonly boundTo: string
  /** Whose it has to be, where that is known already. */
  readonly customerId?: string
  readonly response: object
}

type Checked = { readonly ok: true; readonly customerId: string } | { readonly ok: false; readonly isUnknown: boolean }

const refused: Checked = { ok: false, isUnknown: false }

export const createCheckPasskey = ({ database: { db }, challenges, ownerKind }: Needs) => ({
  /** Names nobody: the authenticator says whose passkeys it has. */
  async startLogin({ site, boundTo }: Pick<Finish, 'site' | 'boundTo'>): Promise<object> {
    const { generateAuthenticationOptions } = await loadWebAuthn()
    const options = await generateAuthenticationOptions({ rpID: site.rpId, userVerification: 'required' })
    await challenges.remember(options.challenge, { boundTo })
    return options
  },

  /** Asks for one of somebody who is known already; null where they have none at this host. */
  async startProof({ site, boundTo, customerId }: Required<Omit<Finish, 'response'>>): Promise<object | null> {
    const ofOwner = and(eq(passkeys.customerId, customerId), eq(passkeys.ownerKind, ownerKind))
    const allowCredentials = await db
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(and(ofOwner, eq(passkeys.rpId, site.rpId)))
    if (allowCredentials.length === 0) return null
    const { generateAuthenticationOptions } = await loadWebAuthn()
    const options = await generateAuthenticationOptions({
      ...{ rpID: site.rpId, userVerification: 'required', allowCredentials },
    })
    await challenges.remember(options.challenge, { boundTo, customerId })
    return options
  },

  /** Whose passkey has signed the challenge of this browser. */
  async finishLogin({ site, boundTo, customerId, response }: Finish): Promise<Checked> {
    const given = response as AuthenticationResponseJSON
    const ofSite = and(
      eq(passkeys.credentialId, String(given.id)),
      eq(passkeys.ownerKind, ownerKind),
      eq(passkeys.rpId, site.rpId),
      customerId === undefined ? undefined : eq(passkeys.customerId, customerId),
    )
    const [known] = await db.select().from(passkeys).where(ofSite)
    if (!known) return { ok: false, isUnknown: true }
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const verification = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: (challenge) => challenges.take(challenge, { boundTo, customerId }),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
    }).catch(() => undefined)
    if (!verification?.verified) return refused
    const { newCounter, credentialBackedUp } = verification.authenticationInfo
    // Many authenticators always say zero. One that counts never says the same number twice.
    const isNext = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
    const { rowCount } = await db
      .update(passkeys)
      .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: sql`app_now()` })
      .where(and(ofSite, isNext))
    return rowCount === 1 ? { ok: true, customerId: known.customerId } : refused
  },
})
