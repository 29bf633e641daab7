import { generateKeyPair, type JsonWebKey, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { rememberSecret, type SecretStore } from '../../shops/secrets.ts'

const generate = promisify(generateKeyPair)

const makeSigningKey = async (): Promise<JsonWebKey> => {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

const makeSecret = () => randomBytes(32).toString('base64url')

export type OidcKeys = Awaited<ReturnType<typeof openOidcKeys>>

/** The same in every process: a login may begin at one and end at another. */
export const openOidcKeys = async (store: SecretStore) => ({
  signing: await rememberSecret(store, 'identity:signing-key', makeSigningKey),
  cookies: await rememberSecret(store, 'identity:cookie-key', makeSecret),
  codes: await rememberSecret(store, 'identity:code-key', makeSecret),
})
