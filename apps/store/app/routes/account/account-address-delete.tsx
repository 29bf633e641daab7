import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Form, useNavigation } from 'react-router'
import { AddressAlert } from '../../features/account/address-alert.tsx'
import { AddressLines } from '../../features/account/address-lines.tsx'
import { addressAction, addressLoader } from '../../features/account/address-page.server.ts'
import { addressesPath } from '../../features/account/addresses-path.ts'
import { useText } from '../../i18n/use-text.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/account-address-delete'

export const meta = pageMeta

export const handle = { messages: ['addresses'] }

export const loader = addressLoader({ saved: 'delete.confirm' })

export const action = addressAction(() => 'delete')

/** The confirmation for browsers without scripts. */
export default function AccountAddressDelete({ loaderData: { head, address }, actionData }: Route.ComponentProps) {
  const text = useText('addresses')
  const isSending = useNavigation().state === 'submitting'
  const failure = actionData && !actionData.ok ? actionData.failure : undefined
  return (
    <div className="flex max-w-prose flex-col gap-6 py-10 sm:py-14">
      <h1 className="text-3xl">{head.title}</h1>
      {failure && <AddressAlert failure={failure} intent="delete" />}
      {address && <AddressLines address={address} />}
      <Form method="post" className="flex flex-col-reverse gap-3 sm:flex-row">
        <ButtonLink variant="secondary" to={addressesPath}>
          {text('form.cancel')}
        </ButtonLink>
        <Button type="submit" variant="danger" icon="trash" loading={isSending}>
          {text('list.delete')}
        </Button>
      </Form>
    </div>
  )
}
