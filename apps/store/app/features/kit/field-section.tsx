import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Select } from '../../ui/forms/select.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { KitSection } from './kit-section.tsx'

const cities = ['Banja Luka', 'Concepción', 'Mostar', 'Sarajevo', 'Santiago', 'Valparaíso', 'Čapljina'].map((city) => ({
  value: city,
  label: city,
  disabled: city === 'Mostar',
}))

export const FieldSection = () => {
  const text = useText('kit')
  const [quantity, setQuantity] = useState(1)
  return (
    <KitSection id="fields" title={text('section.fields')}>
      <TextField label={text('field.name')} hint={text('field.nameHint')} autoComplete="name" required />
      <TextField
        label={text('field.email')}
        type="email"
        defaultValue="amra@primjer"
        error={text('field.emailError')}
        autoComplete="email"
      />
      <Select label={text('field.city')} placeholder={text('field.cityPlaceholder')} options={cities} required />
      <Select label={text('field.city')} defaultValue="Sarajevo" error={text('field.cityError')} options={cities} />
      <TextArea label={text('field.message')} hint={text('field.messageHint')} maxLength={500} />
      <div className="flex flex-col gap-4">
        <TextField label={text('field.disabled')} defaultValue="1984" disabled />
        <Select label={text('field.disabled')} defaultValue="Sarajevo" options={cities} disabled />
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox defaultChecked>{text('field.news')}</Checkbox>
        <Checkbox error={text('field.termsError')}>{text('field.terms')}</Checkbox>
        <Checkbox disabled>{text('field.disabled')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {text('field.disabled')}
        </Checkbox>
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{text('field.city')}</legend>
        {cities.slice(-3).map(({ value }) => (
          <Radio key={value} name="kit-city" value={value} defaultChecked={value === 'Santiago'}>
            {value}
          </Radio>
        ))}
        <PlainSelect aria-label={text('field.city')} defaultValue="Sarajevo">
          {cities.map(({ value, disabled }) => (
            <option key={value} disabled={disabled}>
              {value}
            </option>
          ))}
        </PlainSelect>
      </fieldset>
      <div className="flex flex-wrap items-start gap-4">
        <Stepper label={text('field.quantity')} value={quantity} max={5} onChange={setQuantity} />
        <Stepper label={text('field.quantityOff')} value={1} max={1} disabled onChange={setQuantity} />
      </div>
    </KitSection>
  )
}
