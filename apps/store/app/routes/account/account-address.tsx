import { toAddressValues } from '@dvaput/domain/account/address-book'
import { addressFormOf } from '@dvaput/domain/address/address-forms'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, useNavigation } from 'react-router'
import { AddressAlert } from '../../features/account/address-alert.tsx'
import { AddressForm } from '../../features/account/address-form.tsx'
import { addressAction, addressLoader } from '../../features/account/address-page.server.ts'
import { addressesPath } from '../../features/account/addresses-path.ts'
import { emptyAddressValues } from '../../features/account/empty-address-values.ts'
import { useText } from '../../i18n/use-text.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { addressTexts } from '../../ui/forms/address-texts.ts'
import type { Route } from './+types/account-address'

export const meta = pageMeta

export const handle = { messages: ['addresses'] }

export const loader = addressLoader({ added: 'form.addTitle', saved: 'form.editTitle' })

export const action = addressAction((form) => (form.get('intent') === 'default' ? 'default' : 'save'))

/** What the dialog of the account shows, for browsers without scripts. */
export default function AccountAddress({ loaderData: { head, address, towns }, actionData }: Route.ComponentProps) {
  const text = useText('addresses')
  const { market } = usePageContext()
  const isSending = useNavigation().state === 'submitting'
  const formMarket = addressFormOf(address?.countryCode, market.id)
  const saved = address ? toAddressValues(address) : emptyAddressValues(formMarket)
  const failure = actionData && !actionData.ok ? actionData.failure : undefined
  const intent = actionData?.intent ?? 'save'
  return (
    <div className="flex max-w-prose flex-col gap-6 py-10 sm:py-14">
      <TextLink to={addressesPath}>{text('form.back')}</TextLink>
      <h1 className="text-3xl">{head.title}</h1>
      <AddressForm
        key={address?.id}
        as={Form}
        market={formMarket}
        towns={towns}
        values={intent === 'save' ? (actionData?.values ?? saved) : saved}
        problem={failure?.kind === 'problem' ? failure.problem : undefined}
        alert={failure && <AddressAlert failure={failure} intent={intent} />}
        note={text(addressTexts(formMarket).note)}
      >
        <div className="mt-2 flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
          <ButtonLink variant="secondary" to={addressesPath}>
            {text('form.cancel')}
          </ButtonLink>
          <Button type="submit" loading={isSending}>
            {text(address ? 'form.update' : 'form.add')}
          </Button>
        </div>
      </AddressForm>
    </div>
  )
}
