import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { DeviceView } from './security-result.ts'

const EndDevice = ({ deviceRef, name }: { readonly deviceRef: string; readonly name: string }) => {
  const text = useText('account-security')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="ref" value={deviceRef} />
      <Button type="submit" variant="secondary" size="sm" aria-label={text('devices.endNamed', { name })}>
        {text('devices.end')}
      </Button>
    </Form>
  )
}

export const DeviceList = ({ devices }: { readonly devices: readonly DeviceView[] }) => {
  const text = useText('account-security')
  const { language, market } = usePageContext()
  const timeOf = (at: string) => formatDateTime({ at, timeZone: market.timeZone }, language)
  return (
    <>
      <ul className="grid w-full gap-3">
        {devices.map(({ ref, device, createdAt, seenAt, isCurrent }) => {
          const name = device ?? text('devices.unknown')
          return (
            <li key={ref} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  {isCurrent && <Badge tone="accent">{text('devices.current')}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">{text('devices.since', { time: timeOf(createdAt) })}</p>
                <p className="text-sm text-ink-soft">{text('devices.seen', { time: timeOf(seenAt) })}</p>
              </div>
              {!isCurrent && <EndDevice deviceRef={ref} name={name} />}
            </li>
          )
        })}
      </ul>
      {devices.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" variant="secondary">
            {text('devices.endOthers')}
          </Button>
        </Form>
      )}
    </>
  )
}
