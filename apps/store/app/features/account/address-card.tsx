import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { type MouseEvent, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { notify } from '../../ui/popups/toast.ts'
import { AddressLines, summariseAddress } from './address-lines.tsx'
import { formatAddressFailure } from './address-result.ts'
import { useAddressAction } from './use-address-action.ts'

export type OpenDialog = (event: MouseEvent<HTMLElement>) => void

type AddressCardProps = {
  readonly address: AccountAddress
  readonly isDefault: boolean
  readonly onEdit: OpenDialog
  readonly onDelete: OpenDialog
  readonly prepare: () => void
  readonly setDefaultLocally?: ((id: string) => void) | undefined
}

/** Links lead to pages of their own, for browsers without scripts; with them a dialog opens in their place. */
export const AddressCard = ({ address, isDefault, onEdit, onDelete, prepare, setDefaultLocally }: AddressCardProps) => {
  const text = useText('addresses')
  const edit = useRef<HTMLAnchorElement>(null)
  /** The label begins with the visible text, for those who speak to their browser. */
  const named = (label: string) => `${label}: ${summariseAddress(address)}`
  const path = `/account/addresses/${address.id}`
  const finish = () => {
    notify({ type: 'success', message: text('done.default') })
    // The button that was pressed is gone.
    edit.current?.focus()
  }
  const { send, isSending, Form } = useAddressAction((result) => {
    if (result.ok) return finish()
    notify({
      type: 'error',
      message: formatAddressFailure(text, result.failure, 'default') ?? text('default.failed'),
    })
  })
  const look = { variant: 'secondary', size: 'sm' } as const
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex grow flex-col items-start gap-3">
        {isDefault && (
          <Badge tone="accent" icon="check">
            {text('list.default')}
          </Badge>
        )}
        <AddressLines address={address} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          {...look}
          ref={edit}
          to={path}
          aria-label={named(text('list.edit'))}
          onClick={onEdit}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {text('list.edit')}
        </ButtonLink>
        {!isDefault && (
          <>
            <Form
              method="post"
              action={path}
              onSubmit={(event) => {
                event.preventDefault()
                if (isSending) return
                if (!setDefaultLocally) return send(path, new FormData(event.currentTarget))
                setDefaultLocally(address.id)
                finish()
              }}
            >
              <input type="hidden" name="intent" value="default" />
              <Button {...look} type="submit" loading={isSending} aria-label={named(text('list.setDefault'))}>
                {text('list.setDefault')}
              </Button>
            </Form>
            <ButtonLink
              {...look}
              to={`${path}/delete`}
              icon="trash"
              aria-label={named(text('list.delete'))}
              onClick={onDelete}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              {text('list.delete')}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
