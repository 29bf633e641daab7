import { parseEmail } from '@dvaput/domain/account/parse-email'
import { isRole, type Role } from '@dvaput/domain/administrators/permissions'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { basePath } from '../../lib/urls/screen-path.ts'

type Input = ActionInput<unknown>

/** The screen shows it, to be sent by hand as well. */
const showLink = async ({ page: { origins, market } }: Input, token: Promise<string>) => ({
  shown: `${origins[market.id]}${basePath}/start/${await token}`,
})

const change = async (
  { services, by, typed }: Input,
  to: { readonly role: Role } | { readonly isDisabled: boolean },
) => {
  const changed = await services.administrators.change(by, typed.id ?? '', to)
  return changed === 'ok' ? { shown: null } : changed
}

/** On the people of the shop's side and their invitations. */
export const administratorActions = recordActions({ permission: 'administrators.write' })({
  invite: {
    needsProof: true,
    run: (input) => {
      const { role } = input.typed
      const email = parseEmail(input.typed.email ?? '')
      if (email === undefined) return 'email-invalid'
      if (!isRole(role)) return 'role-invalid'
      return showLink(input, input.services.administrators.invitations.invite(input.by, email, role))
    },
  },
  reset: {
    needsProof: true,
    run: async (input) => {
      const { invitations, list } = input.services.administrators
      const found = (await list()).find(({ id, isDemo }) => id === input.typed.id && !isDemo)
      return found ? showLink(input, invitations.inviteAgain(input.by, found)) : 'unknown'
    },
  },
  revoke: {
    needsProof: true,
    run: async ({ services, by, typed: { id = '' } }) =>
      isUuid(id) && (await services.administrators.invitations.revoke(by, id)) ? { shown: null } : 'gone',
  },
  role: {
    needsProof: true,
    run: (input) => (isRole(input.typed.role) ? change(input, { role: input.typed.role }) : 'role-invalid'),
  },
  disable: { needsProof: true, run: (input) => change(input, { isDisabled: true }) },
  enable: { needsProof: true, run: (input) => change(input, { isDisabled: false }) },
})
