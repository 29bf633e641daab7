import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string }

/** As much of CBOR as an attestation without a certificate needs. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

const isPresentAndVerified = 0x05
const hasCredential = 0x40

/** A security key in software, which signs whatever it is asked to, also what no browser would ask. */
export const createTestAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const publicKeyMap = map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
  const dataOf = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const signed = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),
    setCounter(value: number) {
      counter = value
    },
    create({ challenge, rp }: Options) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, publicKeyMap])
      const authData = Buffer.concat([dataOf(rp?.id ?? '', isPresentAndVerified | hasCredential), credential])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ])
      return signed({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge, rpId = '' }: Options) {
      counter += 1
      const data = dataOf(rpId, isPresentAndVerified)
      const client = clientData('webauthn.get', challenge)
      const message = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return signed({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', message, privateKey).toString('base64url'),
      })
    },
  }
}
