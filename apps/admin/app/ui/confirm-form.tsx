import { Button } from '@dvaput/ui/button.tsx'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { moveOn } from '../lib/forms/move-on.ts'
import { FormDisclosure } from './form-disclosure.tsx'
import { NoEnter } from './no-enter.tsx'
import { RecordForm } from './record-form.tsx'

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

/** An action on the record of a screen: a button that shows what will happen, and the form that does it. */
export const ConfirmForm = ({ act, revision, title, lead, confirm, isDanger, isMain, open, children }: Props) => {
  const { state, formAction } = useNavigation()
  return (
    <FormDisclosure title={title} variant={isMain ? 'primary' : 'secondary'} open={open}>
      <RecordForm {...{ act, revision }} className="grid gap-4" onKeyDown={moveOn}>
        <NoEnter />
        <p className="text-sm">{lead}</p>
        {children}
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          loading={state !== 'idle' && formAction?.endsWith(`act=${act}`) === true}
        >
          {confirm}
        </Button>
      </RecordForm>
    </FormDisclosure>
  )
}
