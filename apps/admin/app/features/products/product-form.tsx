import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { moveOn } from '../../lib/forms/move-on.ts'
import { keepTouched } from '../../lib/forms/seen-fields.ts'
import { NoEnter } from '../../ui/no-enter.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { FormSection } from './form-section.tsx'
import { LanguageFields } from './language-fields.tsx'
import type { ProductAnswer } from './product-actions.ts'
import type { ProductView } from './product-view.server.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { UnitFields } from './unit-fields.tsx'
import { useProductForm } from './use-product-form.ts'

type Props = {
  readonly view: ProductView
  readonly revision: string
  readonly answer: ProductAnswer | null
  readonly mayWrite: boolean
}

const withHint = <Field extends { readonly hint: string | undefined }>(field: Field, hint: string | undefined) => ({
  ...field,
  hint: field.hint ?? hint,
})

/** For buttons outside of it. */
export const productFormId = 'product'

/** Everything of a product that is written, saved at once. */
export const ProductForm = ({ view, revision, answer, mayWrite }: Props) => {
  const text = useText('products')
  const field = useProductForm(view.fields, answer)
  const { state, formAction } = useNavigation()
  const typed = answer?.act === 'save' ? keepTouched(answer.typed, view.fields) : undefined
  return (
    <RecordForm id={productFormId} act="save" revision={revision} seen={view.fields} onKeyDown={moveOn}>
      <NoEnter />
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <input type="hidden" name="hasCollections" value="1" />
        <FormSection title={text('section.texts')}>
          {view.languages.map((language, index) => (
            <LanguageFields key={language} language={language} isFirst={index === 0} field={field} />
          ))}
        </FormSection>
        <FormSection title={text('section.prices')} lead={text('section.pricesLead')}>
          {view.variants.map(({ number, title, sku, twins }) => (
            <div key={number} className="grid items-start gap-3 sm:grid-cols-2">
              {title && (
                <p className="text-sm font-semibold sm:col-span-2">
                  {title} <span className="font-normal text-ink-soft">{sku}</span>
                </p>
              )}
              <TextField
                label={text('price.price', { currency: view.currency })}
                {...field(`price.${number}`)}
                inputMode="decimal"
                maxLength={20}
                required
              />
              <TextField
                label={text('price.compareAt', { currency: view.currency })}
                {...field(`compareAt.${number}`)}
                inputMode="decimal"
                maxLength={20}
              />
              <TextField
                label={text('price.sku')}
                {...withHint(
                  field(`sku.${number}`),
                  twins.length > 0 ? text('price.skuTwins', { titles: twins.join(', ') }) : undefined,
                )}
                maxLength={255}
              />
              <TextField label={text('price.barcode')} {...field(`barcode.${number}`)} maxLength={255} />
            </div>
          ))}
        </FormSection>
        <FormSection title={text('section.unit')}>
          <UnitFields field={field} />
        </FormSection>
        <FormSection title={text('section.specifications')} lead={text('section.specificationsLead')}>
          <SpecificationFields specifications={view.specifications} others={view.moreSpecifications} field={field} />
        </FormSection>
        <FormSection title={text('section.place')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={text('products.kind')} {...field('productType')} maxLength={255} />
            <TextField label={text('place.vendor')} {...field('vendor')} maxLength={255} />
            <TextField label={text('place.tags')} {...field('tags')} maxLength={5_000} />
            <TextField label={text('place.handle')} {...field('handle')} maxLength={255} required />
          </div>
          <div>
            <p className="text-sm font-semibold">{text('place.collections')}</p>
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {view.collections.map(({ number, title, isMember }) => (
                <Checkbox
                  key={number}
                  name={`collection.${number}`}
                  value="1"
                  defaultChecked={typed ? typed[`collection.${number}`] === '1' : isMember}
                >
                  {title}
                </Checkbox>
              ))}
            </div>
            {answer?.act === 'save' && answer.code === 'changed-meanwhile' && (
              <p className="mt-1 text-sm text-ink-soft">
                {text('field.now', {
                  text: view.collections.flatMap(({ title, isMember }) => (isMember ? [title] : [])).join(', ') || '–',
                })}
              </p>
            )}
            {view.smartCollections.length > 0 && (
              <p className="mt-1 text-sm text-ink-soft">
                {text('place.smart', { names: view.smartCollections.join(', ') })}
              </p>
            )}
          </div>
        </FormSection>
        {mayWrite && (
          <div className="sticky bottom-0 border-t border-line bg-page/95 py-3">
            <Button type="submit" loading={state !== 'idle' && formAction?.endsWith('act=save') === true}>
              {text('product.save')}
            </Button>
          </div>
        )}
      </fieldset>
    </RecordForm>
  )
}
