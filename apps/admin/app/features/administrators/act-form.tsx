import { Button } from '@dvaput/ui/button.tsx'
import type { ButtonLook } from '@dvaput/ui/button-classes.ts'
import { Notice } from '@dvaput/ui/notice.tsx'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ProofField } from '../../ui/proof-field.tsx'
import { LinkToCopy } from './link-to-copy.tsx'

/** What the action of the screen answers, where no proof was missing. */
export type ActAnswer = {
  readonly problem: 'emailInvalid' | 'roleInvalid' | 'unknown' | 'last-owner' | 'gone' | null
  readonly link: string | null
}

type Props = {
  readonly intent: 'invite' | 'role' | 'reset' | 'disable' | 'enable' | 'revoke'
  readonly id?: string
  readonly label: string
  readonly look?: ButtonLook
  readonly children?: ReactNode
}

/** A form for one act: the proof that it may need, and what became of it, stand in it. */
export const ActForm = ({ intent, id, label, look, children }: Props) => {
  const text = useText('administrators')
  const fetcher = useFetcher<ActAnswer | { readonly proof: string }>()
  const done = fetcher.data && 'link' in fetcher.data ? fetcher.data : undefined
  return (
    <fetcher.Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
      <ProofField answer={fetcher.data} />
      {done?.problem && <Notice tone="danger">{text(`problem.${done.problem}`)}</Notice>}
      {done?.link && (
        <Notice>
          <LinkToCopy key={done.link} link={done.link} />
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
