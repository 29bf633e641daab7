import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { useText } from '../../i18n/use-text.ts'
import { basePath } from '../../lib/urls/screen-path.ts'

type Props = { readonly shops: readonly ('main' | 'retail')[]; readonly kinds: readonly string[] }

/** An empty file with the columns of a kind. A download is no screen, so the browser sends the form itself. */
export const TemplateForm = ({ shops, kinds }: Props) => {
  const text = useText('imports')
  return (
    <form
      method="get"
      action={`${basePath}/products/export/template`}
      className="grid max-w-prose gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-lg">{text('template.title')}</h2>
      <div className="flex flex-wrap gap-3">
        <PlainSelect name="shop" aria-label={text('imports.shop')}>
          {shops.map((shop) => (
            <option key={shop} value={shop}>
              {text(`shop.${shop}`)}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect name="kind" aria-label={text('template.kind')}>
          <option value="">{text('template.any')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </PlainSelect>
        <Button type="submit" variant="secondary">
          {text('template.download')}
        </Button>
      </div>
    </form>
  )
}
