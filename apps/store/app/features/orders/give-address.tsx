import type { CustomerProblems } from '@dvaput/domain/international/checkout-customer'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { addressTexts } from '../../ui/forms/address-texts.ts'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'
import type { OrderResult } from './order-result.ts'

type GiveAddressProps = { readonly order: OrderView; readonly result: OrderResult | undefined }

const placeNames = { city: 'city', province: 'region', zip: 'postalCode' } as const
const none: CustomerProblems = {}

/** For an order that was placed without an address: with scripts and without. // divergences V-07 */
export const GiveAddress = ({ order: { id, market, needsAddress }, result }: GiveAddressProps) => {
  const text = useText('orders')
  const addressText = useText('addresses')
  const isSending = useNavigation().formData?.get('intent') === 'address'
  const refused = result?.intent === 'address' ? result : undefined
  const own = addressTexts(market)
  const problems = refused?.problems ?? none
  const form = useFocusFirstError(refused)
  const typedIn = (field: string) => refused?.values[field] ?? ''
  if (needsAddress === 'sent' || refused?.problem === 'too-late')
    return <Notice tone="danger">{text('order.addressTooLate')}</Notice>
  return (
    <Card className="w-full">
      <Form ref={form} method="post" action={`/orders/${id}`} noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="address" />
        <div className="grid gap-1">
          <h2 className="text-xl">{text('order.addressTitle')}</h2>
          <p className="text-ink-soft">
            {text(needsAddress === 'unpaid' ? 'order.addressTextUnpaid' : 'order.addressText')}
          </p>
        </div>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            label={addressText('field.address1')}
            name="address"
            autoComplete="address-line1"
            maxLength={120}
            required
            defaultValue={typedIn('address')}
            error={problems.address && addressText('problem.address1')}
          />
          <TextField
            label={addressText('form.optional', { label: addressText('field.address2') })}
            name="address2"
            autoComplete="address-line2"
            maxLength={120}
            defaultValue={typedIn('address2')}
          />
          <PlaceFields
            market={market}
            names={placeNames}
            values={{ city: typedIn('city'), province: typedIn('region'), zip: typedIn('postalCode') }}
            errors={{
              city: problems.city && addressText(own.cityRequired),
              province: problems.region && addressText(own.provinceRequired),
              zip: problems.postalCode && addressText(problems.postalCode === 'format' ? own.zipFormat : 'problem.zip'),
            }}
            required
          />
          <TextField
            label={addressText('form.optional', { label: addressText('field.phone') })}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={typedIn('phone')}
            error={problems.phone && addressText(own.phoneFormat)}
          />
        </div>
        <Button type="submit" loading={isSending} className="justify-self-start">
          {text('order.addressSave')}
        </Button>
      </Form>
    </Card>
  )
}
