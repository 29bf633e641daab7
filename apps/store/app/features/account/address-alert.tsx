import type { AddressFailure } from '@dvaput/backend/account/addresses'
import { useText } from '../../i18n/use-text.ts'
import { type AddressIntent, formatAddressFailure } from './address-result.ts'

type AddressAlertProps = { readonly failure: AddressFailure; readonly intent: AddressIntent }

/** Announced as it appears. A failing field has its message beside it instead. */
export const AddressAlert = ({ failure, intent }: AddressAlertProps) => {
  const text = useText('addresses')
  const message = formatAddressFailure(text, failure, intent)
  if (!message) return null
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger sm:col-span-2">
      {message}
      {failure.kind === 'authentication-required' && (
        <>
          {'. '}
          {/* In a tab of its own, so that what was typed stays. */}
          <a href="/login?returnTo=%2Faccount" target="_blank" rel="noreferrer" className="underline">
            {text('form.logIn')}
          </a>
        </>
      )}
    </div>
  )
}
