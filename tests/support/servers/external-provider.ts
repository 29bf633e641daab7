import { createHash, randomBytes } from 'node:crypto'
import { createExternalIdentitySandbox } from '../../../sandboxes/external-identity/src/external-identity-sandbox.ts'
import { samplePeople } from '../../../sandboxes/external-identity/src/people.ts'

const random = () => randomBytes(24).toString('base64url')

/** A running provider, and a browser that chooses a person there without showing a page. */
export const startExternalProvider = async (redirectUri: string, clientSecret?: string) => {
  const clientId = 'store-under-test'
  const sandbox = await createExternalIdentitySandbox({ clientId, clientSecret, redirectUris: [redirectUri] })
  const { url } = await sandbox.listen(0)

  /** @returns where the provider sends the browser back to */
  const choose = async (authorizationUrl: string | URL, choice: string = samplePeople[0]?.subject ?? '') => {
    const body = new URLSearchParams({ choice })
    const response = await fetch(authorizationUrl, { method: 'POST', body, redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '', url)
  }

  return {
    ...sandbox,
    url,
    clientId,
    choose,
    /** What a browser keeps, and what of it goes along. */
    createAttempt() {
      const codeVerifier = randomBytes(96).toString('base64url')
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      return { codeVerifier, secrets: { codeChallenge, state: random(), nonce: random() } }
    },
  }
}
