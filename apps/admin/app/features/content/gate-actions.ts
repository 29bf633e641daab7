import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'

const changeCode = ({ services, by, revision }: ActionInput<unknown>, code: string | null) =>
  services.content.gate.changeCode({ by, revision }, code)

/** Who may see the imported products. A code ends what the one before has opened, and asks for a proof. */
export const gateActions = recordActions({ permission: 'content.write' })({
  emails: {
    run: ({ services, by, revision, typed }) =>
      services.content.gate.changeEmails({ by, revision }, typed.emails ?? ''),
  },
  code: {
    ...{ permission: ['content.write', 'settings.write'], needsProof: true },
    run: (input) => changeCode(input, input.typed.code ?? ''),
  },
  close: {
    ...{ permission: ['content.write', 'settings.write'], needsProof: true },
    run: (input) => changeCode(input, null),
  },
})
