import type { AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import { data } from 'react-router'
import type { Services } from '../../context.ts'
import { type FormTexts, textsOfForm } from './texts-of-form.ts'

export type ProofProblem = 'needed' | 'wrong' | 'too-many'

/** What the `ProofField` of a form needs. */
export type ProofRequest = {
  readonly proof: ProofProblem
  /** For the browser's dialog; null for somebody without a passkey. */
  readonly passkey: object | null
}

/** Which form it is about, and what was typed in it. */
type OfForm = { readonly act: string; readonly typed: FormTexts }

export type ProofResult = ReturnType<typeof data<ProofRequest & OfForm>>

/** Undefined where the last proof is recent, or the form has one that is right. */
export const checkProof = async (
  { administrators }: Pick<Services, 'administrators'>,
  { visit, form, url }: { readonly visit: AdministratorVisit; readonly form: FormData; readonly url: URL },
): Promise<ProofResult | undefined> => {
  if (await visit.isRecent()) return undefined
  const refused = async (problem: ProofProblem): Promise<ProofResult> => {
    // A challenge is answered once.
    const passkey = problem === 'too-many' ? null : await administrators.passkeys.startProof(visit, url)
    const act = url.searchParams.get('act') ?? textsOfForm(form).act ?? ''
    return data({ proof: problem, passkey, act, typed: textsOfForm(form) }, { status: 403 })
  }
  const [typed, signed] = [form.get('proof'), form.get('passkey')]
  const proof = typeof signed === 'string' && signed !== '' ? { signed, url } : typed
  if (proof === null || proof === '' || proof instanceof File) return refused('needed')
  const outcome = await administrators.proveAgain(visit, proof)
  if (outcome === 'ok') return undefined
  return refused(outcome === 'ended' ? 'needed' : outcome)
}
