import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { newProductsChoices } from '@dvaput/domain/products/import-choices'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { readCsvFile } from '../../features/imports/read-csv-file.ts'
import { readZipFile } from '../../features/imports/read-zip-file.ts'
import { TemplateForm } from '../../features/imports/template-form.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['imports'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services: { productImports, productWriting } }) => {
  const text = await loadText(language, 'imports')
  const [lists, kinds] = await Promise.all([
    Promise.all(shopHandles.map((shop) => productImports.list(shop))),
    Promise.all(shopHandles.map((shop) => productWriting.listKinds(shop))),
  ])
  return {
    title: text('imports.title'),
    shops: shopHandles.filter((shop) => !productWriting.isReadOnly(shop)),
    kinds: [...new Set(kinds.flat())].toSorted(),
    imports: lists
      .flat()
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .map(({ id, shop, fileName, status, createdBy, createdAt }) => ({
        ...{ id, shop, fileName, status, createdBy },
        when: formatMarketTime(createdAt, market.id, language),
      })),
  }
})

const importListActions = recordActions({ permission: 'products.write' })({
  check: {
    run: async ({ services: { productImports, productWriting }, by, typed, form }) => {
      const shop = shopHandles.find((each) => each === typed.shop)
      if (!shop || productWriting.isReadOnly(shop)) return new Response(null, { status: 400 })
      const newProducts = newProductsChoices.find((each) => each === typed.newProducts) ?? 'none'
      const [file, zip] = [await readCsvFile(form.get('file')), await readZipFile(form.get('zip'))]
      if (typeof file === 'string') return file
      if (zip === 'zip-too-large') return zip
      const checked = await productImports.submit({
        ...{ shop, by, fileName: file.name, text: file.text, newProducts },
        ...(zip && { zip }),
      })
      return typeof checked === 'string' ? checked : redirect(`/products/imports/${checked.id}`)
    },
  },
})

export const action = importListActions.action

export default function Imports() {
  const { title, shops, kinds, imports } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = getRefusal(answer)
  const refusalText = useRefusalText('imports', 'file')
  const text = useText('imports')
  const { state } = useNavigation()
  return (
    <RecordFrame
      back={{ to: '/products', label: text('imports.back') }}
      title={title}
      lead={text('imports.lead')}
      problem={refused && refusalText(refused)}
    >
      {shops.length > 0 && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="grid max-w-prose gap-3 rounded-lg border border-line bg-surface p-4"
        >
          <PlainSelect name="shop" aria-label={text('imports.shop')} defaultValue={refused?.typed.shop}>
            {shops.map((shop) => (
              <option key={shop} value={shop}>
                {text(`shop.${shop}`)}
              </option>
            ))}
          </PlainSelect>
          <TextField label={text('imports.file')} name="file" type="file" accept=".csv,text/csv" required />
          <TextField
            label={text('imports.zip')}
            hint={text('imports.zipHint')}
            name="zip"
            type="file"
            accept=".zip,application/zip"
          />
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">{text('imports.new')}</legend>
            {newProductsChoices.map((choice) => (
              <Radio
                key={choice}
                name="newProducts"
                value={choice}
                defaultChecked={choice === (refused?.typed.newProducts ?? 'draft')}
              >
                {text(`new.${choice}`)}
              </Radio>
            ))}
          </fieldset>
          <div>
            <Button type="submit" loading={state === 'submitting'}>
              {text('imports.check')}
            </Button>
          </div>
        </Form>
      )}
      {shops.length > 0 && <TemplateForm shops={shops} kinds={kinds} />}
      {imports.length === 0 ? (
        <p className="text-ink-soft">{text('imports.empty')}</p>
      ) : (
        <ItemList isSmall>
          {imports.map(({ id, shop, fileName, status, createdBy, when }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <Link to={`/products/imports/${id}`} className="font-semibold wrap-anywhere text-accent underline">
                {fileName || id}
              </Link>
              <Badge tone={status === 'finished' ? 'accent' : 'neutral'}>{text(`status.${status}`)}</Badge>
              <span className="text-ink-soft">{[text(`shop.${shop}`), createdBy, when].join(', ')}</span>
            </li>
          ))}
        </ItemList>
      )}
    </RecordFrame>
  )
}
