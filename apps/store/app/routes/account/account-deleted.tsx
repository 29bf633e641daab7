import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'

export const meta = pageMeta

export const handle = { messages: ['account-security'] }

export const loader = pageLoader(async ({ language }) => {
  const text = await loadText(language, 'account-security')
  return {
    head: {
      title: text('deleted.title'),
      description: text('deleted.description'),
      path: '/account/deleted',
      hidden: true,
    },
  }
})

export default function AccountDeleted() {
  const text = useText('account-security')
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
      <h1 className="text-3xl">{text('deleted.title')}</h1>
      <p className="text-lg text-ink-soft">{text('deleted.text')}</p>
      <ButtonLink to="/">{text('deleted.home')}</ButtonLink>
    </div>
  )
}
