import { Button } from '@dvaput/ui/button.tsx'
import type { ButtonLook } from '@dvaput/ui/button-classes.ts'
import { Notice } from '@dvaput/ui/notice.tsx'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { ProofField } from '../../ui/proof-field.tsx'
import type { administratorActions } from './administrator-actions.ts'
import { LinkToCopy } from './link-to-copy.tsx'

type Props = {
  readonly act: 'invite' | 'role' | 'reset' | 'disable' | 'enable' | 'revoke'
  readonly id?: string
  readonly label: string
  readonly look?: ButtonLook
  readonly children?: ReactNode
}

/** A form for one act: the proof that it may need, and what became of it, stand in it. */
export const ActionForm = ({ act, id, label, look, children }: Props) => {
  const refusalText = useRefusalText('administrators')
  const fetcher = useFetcher<typeof administratorActions.action>()
  const refused = getRefusal(fetcher.data)
  const link = fetcher.data && 'shown' in fetcher.data ? fetcher.data.shown : null
  return (
    <fetcher.Form method="post" className="grid gap-3">
      <input type="hidden" name="act" value={act} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
      <ProofField answer={fetcher.data} />
      {refused && <Notice tone="danger">{refusalText(refused)}</Notice>}
      {link && (
        <Notice>
          <LinkToCopy key={link} link={link} />
        </Notice>
      )}
      <div>
        <Button type="submit" {...look} loading={fetcher.state !== 'idle'}>
          {label}
        </Button>
      </div>
    </fetcher.Form>
  )
}
