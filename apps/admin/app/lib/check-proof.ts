import type { AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import { data } from 'react-router'
import type { Services } from '../context.ts'
import { type FormTexts, textsOfForm } from './texts-of-form.ts'

export type ProofProblem = 'needed' | 'wrong' | 'too-many'

export type ProofResult = ReturnType<typeof data<{ readonly proof: ProofProblem; readonly typed: FormTexts }>>

/** Undefined where the last proof is recent, or the form has one that is right. */
export const checkProof = async (
  { administrators }: Pick<Services, 'administrators'>,
  visit: AdministratorVisit,
  form: FormData,
): Promise<ProofResult | undefined> => {
  if (await visit.isRecent()) return undefined
  const refused = (problem: ProofProblem): ProofResult =>
    data({ proof: problem, typed: textsOfForm(form) }, { status: 403 })
  const proof = form.get('proof')
  if (typeof proof !== 'string' || proof === '') return refused('needed')
  const outcome = await administrators.proveAgain(visit, proof)
  if (outcome === 'ok') return undefined
  return refused(outcome === 'ended' ? 'needed' : outcome)
}
