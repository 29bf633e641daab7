import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ProofRequest } from '../lib/forms/check-proof.ts'
import { PasskeyProof } from './passkey-proof.tsx'

/** What the action of a form answered; only one that needs a proof has `proof`. */
type Props = { readonly answer: unknown }

const requestOf = (answer: unknown): ProofRequest | undefined =>
  typeof answer === 'object' && answer !== null && 'proof' in answer ? (answer as ProofRequest) : undefined

/** Appears where the action asked for a proof; the rest of the form keeps what was typed. */
export const ProofField = ({ answer }: Props) => {
  const text = useText('layout')
  const request = requestOf(answer)
  if (!request) return null
  return (
    <div className="grid gap-3">
      <PasswordField
        label={text('proof.label')}
        name="proof"
        autoComplete="current-password"
        error={text(`proof.${request.proof}`)}
        autoFocus
        required
      />
      {request.passkey && <PasskeyProof key={JSON.stringify(request.passkey)} options={request.passkey} />}
    </div>
  )
}
