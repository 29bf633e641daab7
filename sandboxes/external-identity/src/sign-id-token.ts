import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { Grant } from './grants.ts'
import type { ScenarioName } from './scenarios.ts'

const keyId = 'sandbox'
const lifeSeconds = 3_600

type Issued = { readonly issuer: string; readonly grant: Grant; readonly scenario: ScenarioName; readonly now: Date }

/** Wrong claims, one for each scenario that has some. */
const wrongClaims: Partial<Record<ScenarioName, (claims: JWTPayload) => JWTPayload>> = {
  'no-email': ({ email: _email, email_verified: _verified, ...rest }) => rest,
  'unverified-email': (claims) => ({ ...claims, email_verified: false }),
  'wrong-nonce': (claims) => ({ ...claims, nonce: 'somebody-elses' }),
  'no-nonce': ({ nonce: _nonce, ...rest }) => rest,
  'wrong-audience': (claims) => ({ ...claims, aud: 'another-client' }),
  'wrong-issuer': (claims) => ({ ...claims, iss: 'https://elsewhere.example' }),
  'wrong-authorised-party': (claims) => ({ ...claims, aud: [String(claims.aud), 'another'], azp: 'another' }),
  expired: (claims) => ({ ...claims, iat: Number(claims.iat) - 7_200, exp: Number(claims.exp) - 7_200 }),
  'not-yet-valid': (claims) => ({ ...claims, nbf: Number(claims.iat) + 600 }),
  'no-subject': ({ sub: _sub, ...rest }) => rest,
}

const claimsOf = ({ issuer, grant: { person, request }, now }: Issued): JWTPayload => {
  const iat = Math.floor(now.getTime() / 1000)
  const times = { iat, exp: iat + lifeSeconds }
  const identity = { iss: issuer, aud: request.clientId, azp: request.clientId, sub: person.subject, ...times }
  return {
    ...identity,
    nonce: request.nonce,
    email: person.email,
    email_verified: true,
    given_name: person.firstName,
    family_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
  }
}

const makeKeys = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' } }
}

/** Signs id tokens, or spoils them as the scenario says. */
export const createIdTokenSigner = () => {
  let keys: ReturnType<typeof makeKeys> | undefined
  /** When the first one logs in: a pair takes longer to find than the rest of the sandbox to start. */
  const keysOnce = () => {
    keys ??= makeKeys()
    return keys
  }

  const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array, alg: string) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: keyId }).sign(key)

  return {
    jwks: async () => ({ keys: [(await keysOnce()).publicJwk] }),
    async sign(issued: Issued): Promise<string> {
      const { scenario } = issued
      const claims = (wrongClaims[scenario] ?? ((right: JWTPayload) => right))(claimsOf(issued))
      if (scenario === 'unsigned') return new UnsecuredJWT(claims).encode()
      if (scenario === 'wrong-key') return sign(claims, (await generateKeyPair('RS256')).privateKey, 'RS256')
      const { privateKey, publicJwk } = await keysOnce()
      // The known attack: the public key, which everybody has, as the secret of a symmetric signature.
      if (scenario === 'wrong-algorithm')
        return sign(claims, new TextEncoder().encode(JSON.stringify(publicJwk)), 'HS256')
      return sign(claims, privateKey, 'RS256')
    },
  }
}

export type IdTokenSigner = ReturnType<typeof createIdTokenSigner>
