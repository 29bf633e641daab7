import { rateNames } from '@dvaput/domain/markets/delivery-rates'
import { type MarketId, socialNetworks } from '@dvaput/domain/markets/market'
import { spanSettings } from '@dvaput/domain/markets/market-settings'
import { markets } from '@dvaput/domain/markets/markets'
import { Card } from '@dvaput/ui/card.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { placeParts, places, type SettingProblems, settingField } from './read-settings.ts'

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const

type Props = {
  readonly market: MarketId
  readonly name: string
  readonly revision: string
  /** Whether the shop has set them. */
  readonly isOwn: boolean
  readonly current: FormTexts
  readonly refused: { readonly code: string; readonly problems?: SettingProblems; readonly typed: FormTexts } | null
}

/** Contact data and delivery promises of one market. */
export const SettingsForm = ({ market, name, revision, isOwn, current, refused }: Props) => {
  const text = useText('settings')
  const again = createFieldsAgain(current, refused)
  const fieldOf = (field: string) => {
    const { value, now } = again(field)
    const problem = refused?.problems?.[field]
    return {
      name: field,
      defaultValue: value,
      autoComplete: 'off',
      required: true,
      error: problem && text(problem),
      hint: now === undefined ? undefined : text('settings.now', { value: now.replaceAll('\n', ', ') }),
    }
  }
  const phones = fieldOf('phones')
  const free = fieldOf('freeDeliveryFrom')
  return (
    <Card>
      <RecordForm {...{ revision, seen: current, record: { market } }} className="grid gap-6">
        <h2 className="text-lg">{name}</h2>
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{text('settings.contact')}</legend>
          <TextField label={text('settings.email')} {...fieldOf('email')} type="email" />
          <TextArea
            label={text('settings.phones')}
            {...phones}
            hint={phones.hint ?? text('settings.phonesHint')}
            rows={2}
          />
        </fieldset>
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-2 font-semibold">{text('settings.social')}</legend>
          {socialNetworks.map((network) => (
            <TextField
              key={network}
              label={socialNames[network]}
              {...fieldOf(settingField('social', network))}
              type="url"
              required={false}
            />
          ))}
        </fieldset>
        {places.map((place) => (
          <fieldset key={place} className="grid gap-3 sm:grid-cols-3">
            <legend className="mb-2 font-semibold">{text(`settings.${place}`)}</legend>
            {placeParts.map((part) => (
              <TextField key={part} label={text(`settings.${part}`)} {...fieldOf(settingField(place, part))} />
            ))}
          </fieldset>
        ))}
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-2 font-semibold">{text('settings.seller')}</legend>
          <p className="text-sm text-ink-soft sm:col-span-3">{text('settings.sellerHint')}</p>
          <TextField label={text('settings.sellerName')} {...fieldOf(settingField('seller', 'name'))} />
          {markets[market].taxIdNames.map((name) => (
            <TextField key={name} label={name} {...fieldOf(settingField('seller', name))} />
          ))}
        </fieldset>
        <div className="grid gap-5 md:grid-cols-2">
          {spanSettings.map((span) => (
            <fieldset key={span} className="grid grid-cols-2 items-start gap-3">
              <legend className="mb-2 font-semibold">{text(`settings.${span}`)}</legend>
              {(['from', 'to'] as const).map((part) => (
                <TextField
                  key={part}
                  label={text(`settings.${part}`)}
                  {...fieldOf(settingField(span, part))}
                  inputMode="numeric"
                />
              ))}
            </fieldset>
          ))}
        </div>
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-2 font-semibold">
            {text('settings.rates', { currency: markets[market].currency })}
          </legend>
          <p className="text-sm text-ink-soft sm:col-span-3">{text('settings.ratesHint')}</p>
          {rateNames.map((rate) => (
            <TextField
              key={rate}
              label={text(`rate.${market}.${rate}`)}
              {...fieldOf(settingField('rate', rate))}
              inputMode="decimal"
            />
          ))}
          <TextField
            label={text('settings.freeDeliveryFrom')}
            {...free}
            hint={free.hint ?? text('settings.freeDeliveryHint')}
            inputMode="decimal"
            required={false}
          />
        </fieldset>
        <SaveButtons save={text('settings.save')} restore={isOwn ? text('settings.default') : null} />
      </RecordForm>
    </Card>
  )
}
