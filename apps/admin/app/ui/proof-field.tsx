import { PasswordField } from '../../../store/app/ui/password-field.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ProofProblem } from '../lib/check-proof.ts'

/** What the action of a form answered; only one that needs a proof has `proof`. */
type Props = { readonly answer: unknown }

const problemOf = (answer: unknown): ProofProblem | undefined =>
  typeof answer === 'object' && answer !== null && 'proof' in answer ? (answer.proof as ProofProblem) : undefined

/** Appears where the action asked for a proof; the rest of the form keeps what was typed. */
export const ProofField = ({ answer }: Props) => {
  const text = useText('layout')
  const problem = problemOf(answer)
  if (!problem) return null
  return (
    <PasswordField
      label={text('proof.label')}
      name="proof"
      autoComplete="current-password"
      error={text(`proof.${problem}`)}
      autoFocus
      required
    />
  )
}
