import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { type AddressBook, maxAddresses } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { localAddressesOf } from '../../state/local-addresses.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'
import { AddressCard } from './address-card.tsx'

type LocalStore = {
  readonly save: (values: AddressValues, id: string | undefined) => boolean
  readonly remove: (id: string) => void
  readonly setDefault: (id: string) => void
}

type AddressListProps = { readonly book: AddressBook; readonly local?: LocalStore }

const loadForm = async () => (await import('./address-dialog.tsx')).AddressDialog
const loadDelete = async () => (await import('./delete-address-dialog.tsx')).DeleteAddressDialog

/** A press that asks for another tab or window is the browser's. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The addresses tab of the account. */
export const AddressList = ({ book: { addresses, defaultId }, local }: AddressListProps) => {
  const text = useText('addresses')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [target, setTarget] = useState<AccountAddress>()
  const form = useLazyDialog(loadForm, 'addresses')
  const deletion = useLazyDialog(loadDelete, 'addresses')

  /** The opener may be gone when the dialog closes. */
  const focusAfter = () => (opener.current?.isConnected ? opener.current : title.current)
  const openWith =
    (dialog: { readonly opener: { readonly onClick: () => void } }, address?: AccountAddress) =>
    (event: MouseEvent<HTMLElement>) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      opener.current = event.currentTarget
      setTarget(address)
      dialog.opener.onClick()
    }
  const addLink = {
    to: '/account/addresses/new',
    icon: 'plus',
    onClick: openWith(form),
    onPointerEnter: form.opener.onPointerEnter,
    onFocus: form.opener.onFocus,
  } as const
  const isEmpty = addresses.length === 0
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-2xl outline-none">
          {text('list.title')}
        </h2>
        {!isEmpty && addresses.length < maxAddresses && <ButtonLink {...addLink}>{text('list.add')}</ButtonLink>}
      </div>
      {local && <p className="max-w-prose text-sm text-ink-soft">{text('list.localNote')}</p>}
      {addresses.length >= maxAddresses && (
        <p className="max-w-prose text-sm text-ink-soft">{text('list.full', { count: addresses.length })}</p>
      )}
      {isEmpty ? (
        <StatePanel
          icon="pin"
          title={text('list.empty')}
          action={<ButtonLink {...addLink}>{text('list.addFirst')}</ButtonLink>}
        >
          {text('list.emptyText')}
        </StatePanel>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isDefault={address.id === defaultId}
                onEdit={openWith(form, address)}
                onDelete={openWith(deletion, address)}
                prepare={form.opener.onFocus}
                setDefaultLocally={local?.setDefault}
              />
            </li>
          ))}
        </ul>
      )}
      {form.Dialog && (
        <form.Dialog {...form.dialog} address={target} saveLocally={local?.save} focusAfter={focusAfter} />
      )}
      {deletion.Dialog && target && (
        <deletion.Dialog {...deletion.dialog} address={target} deleteLocally={local?.remove} focusAfter={focusAfter} />
      )}
    </section>
  )
}

/** The same for an external account, whose addresses stay in the browser. // AUTH-27 */
export const LocalAddressList = ({ customerId }: { readonly customerId: string }) => {
  const text = useText('addresses')
  const { market } = usePageContext()
  const store = localAddressesOf(customerId)
  const book = store.use()
  if (!useHydrated()) return <noscript>{text('list.needsScript')}</noscript>
  return (
    <AddressList
      book={book}
      local={{
        save: (values, id) => store.save(values, id, market.id),
        remove: store.remove,
        setDefault: store.setDefault,
      }}
    />
  )
}
