import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { copyText } from '@dvaput/ui/copy-text.ts'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { pageUrl } from '../../lib/paths/page-urls.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { shareUrls } from './share-urls.ts'

type ShareDialogProps = {
  readonly title: string
  /** Path of this page, with the selected variant. */
  readonly path: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const networks = [
  { name: 'facebook', icon: 'facebook', key: 'share.facebook' },
  { name: 'whatsapp', icon: 'whatsapp', key: 'share.whatsapp' },
  { name: 'email', icon: 'mail', key: 'share.email' },
] as const

export const ShareDialog = ({ title, path, open, onOpenChange }: ShareDialogProps) => {
  const text = useText('share')
  const { origins, market, language } = usePageContext()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'share.copied' | 'share.copyYourself'>()
  const url = pageUrl(origins, market.id, language, path)
  const urls = shareUrls({ title, url })
  const copy = async () => setOutcome((await copyText(url, field.current)) ? 'share.copied' : 'share.copyYourself')
  /** Rejects if the visitor cancels. */
  const shareNatively = () => navigator.share({ title, url: url }).catch(() => {})
  return (
    <Dialog
      title={text('share.title')}
      open={open}
      onOpenChange={(next) => {
        setOutcome(undefined)
        onOpenChange(next)
      }}
    >
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {networks.map(({ name, icon, key }) => (
          <li key={name}>
            <a
              href={urls[name]}
              {...(name !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              className={buttonClasses({ variant: 'secondary', wide: true })}
            >
              <Icon name={icon} />
              {text(key)}
              {name !== 'email' && <span className="sr-only">({text('share.newWindow')})</span>}
            </a>
          </li>
        ))}
        {'share' in navigator && (
          <li>
            <Button variant="secondary" icon="share" wide onClick={() => void shareNatively()}>
              {text('share.more')}
            </Button>
          </li>
        )}
      </ul>
      <div className="flex flex-col gap-2">
        <TextField
          ref={field}
          label={text('share.url')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={outcome === 'share.copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {text(outcome === 'share.copied' ? 'share.copied' : 'share.copy')}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {outcome && (outcome === 'share.copied' ? <span className="sr-only">{text(outcome)}</span> : text(outcome))}
        </p>
      </div>
    </Dialog>
  )
}
