import { Button } from '@dvaput/ui/button.tsx'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { moveOn } from '../lib/move-on.ts'
import { AskFirst } from './ask-first.tsx'
import { NoEnter } from './no-enter.tsx'

type Props = {
  /** Goes with the form as `?act=…`. */
  readonly act: string
  /** Of the record as it was read. */
  readonly revision: string
  readonly title: string
  readonly lead: string
  readonly confirm: string
  /** Whether it takes something away. */
  readonly isDanger?: boolean
  /** Whether it is what one came for. */
  readonly isMain?: boolean
  readonly open?: boolean
  readonly children?: ReactNode
}

/** An act on the record of a screen: a button that shows what will happen, and the form that does it. */
export const AskedForm = ({ act, revision, title, lead, confirm, isDanger, isMain, open, children }: Props) => {
  const { state, formAction } = useNavigation()
  return (
    <AskFirst title={title} variant={isMain ? 'primary' : 'secondary'} open={open}>
      <Form method="post" action={`?act=${act}`} className="grid gap-4" onKeyDown={moveOn}>
        <NoEnter />
        <input type="hidden" name="revision" value={revision} />
        <p className="text-sm">{lead}</p>
        {children}
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          loading={state !== 'idle' && formAction?.endsWith(`act=${act}`) === true}
        >
          {confirm}
        </Button>
      </Form>
    </AskFirst>
  )
}
