import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'

type Props = { readonly isPublished: boolean | null; readonly isRefreshing: boolean; readonly revision: string }

const everyMs = 2_000

/** Whether shoppers see the collection; the next press undoes it. While its products are brought up to date it says so. */
export const CollectionPublishing = ({ isPublished, isRefreshing, revision }: Props) => {
  const text = useText('collections')
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRefreshing || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isRefreshing, state, revalidate])
  if (isPublished === null)
    return (
      <Card className="grid gap-4">
        <h2 className="font-semibold">{text('publish.title')}</h2>
        <Notice tone="neutral">{text('publish.noScope')}</Notice>
      </Card>
    )
  return (
    <Card className="grid gap-4">
      <h2 className="flex flex-wrap items-center gap-3 font-semibold">
        {text('publish.title')}
        <Badge tone={isPublished ? 'info' : 'warning'}>{text(isPublished ? 'publish.shown' : 'publish.hidden')}</Badge>
      </h2>
      <div role="status">{isRefreshing && <Notice tone="neutral">{text('publish.refreshing')}</Notice>}</div>
      <p className="text-sm text-ink-soft">{text('publish.hint')}</p>
      <RecordForm act={isPublished ? 'unpublish' : 'publish'} revision={revision}>
        <Button type="submit" variant="secondary">
          {text(isPublished ? 'publish.hide' : 'publish.show')}
        </Button>
      </RecordForm>
    </Card>
  )
}
