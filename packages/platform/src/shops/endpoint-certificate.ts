import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecureContext, type SecureContext } from 'node:tls'
import { rememberSecret, type SecretStore } from './secrets.ts'

const validYears = 20

export const makeEndpointCertificate = async (names: readonly string[]) => {
  // Needed once for all starts.
  const { generate } = await import('selfsigned')
  const notAfterDate = new Date()
  notAfterDate.setFullYear(notAfterDate.getFullYear() + validYears)
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Dvaput, made on this machine' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate,
    // No keyUsage: with one that lacks keyCertSign, BoringSSL does not take a certificate for its own issuer, and so
    // workerd could not trust it however it was told to.
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2 as const, value })),
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  })
  return { key, cert }
}

type Options = SecretStore & { readonly dataDir: string; readonly names: readonly string[] }

/**
 * Made at first start and kept in the database: processes beside each other and after a restart show the same one. Its
 * public half lies in the data folder, for clients that must be told to trust it (`NODE_EXTRA_CA_CERTS`).
 */
export const openEndpointCertificate = async ({ dataDir, names, ...store }: Options): Promise<SecureContext> => {
  const { key, cert } = await rememberSecret(store, 'door-certificate', () => makeEndpointCertificate(names))
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'platform-certificate.pem'), cert)
  return createSecureContext({ key, cert })
}
