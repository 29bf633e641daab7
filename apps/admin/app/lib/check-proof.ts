import type { AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import { data } from 'react-router'
import type { Services } from '../context.ts'

export type ProofProblem = 'needed' | 'wrong' | 'too-many'

export type ProofResult = ReturnType<typeof data<{ readonly proof: ProofProblem }>>

const refused = (proof: ProofProblem): ProofResult => data({ proof }, { status: 403 })

/** Undefined where the last proof is recent, or the form has one that is right. */
export const checkProof = async (
  { administrators }: Pick<Services, 'administrators'>,
  visit: AdministratorVisit,
  form: FormData,
): Promise<ProofResult | undefined> => {
  if (await visit.isRecent()) return undefined
  const proof = form.get('proof')
  if (typeof proof !== 'string' || proof === '') return refused('needed')
  const outcome = await administrators.proveAgain(visit, proof)
  if (outcome === 'ok') return undefined
  return refused(outcome === 'ended' ? 'needed' : outcome)
}
