import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pageUrl } from '../../lib/paths/page-urls.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { toQuestionUrl } from './question-url.ts'

type QuestionLinkProps = { readonly title: string; readonly sku: string | null; readonly path: string }

export const QuestionLink = ({ title, sku, path }: QuestionLinkProps) => {
  const text = useText('product-page')
  const { market, origins, language } = usePageContext()
  const to = market.contact.email
  if (to === undefined) return null
  const lines = [
    text('question.product', { title }),
    ...(sku ? [text('product.sku', { sku })] : []),
    pageUrl(origins, market.id, language, path),
  ]
  const url = toQuestionUrl({ to, subject: text('question.subject', { title }), lines })
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-5 print:hidden">
      {text('question.title')}
      <a
        href={url}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <Icon name="mail" />
        {text('question.link')}
      </a>
    </p>
  )
}
