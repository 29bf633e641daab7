import type { KeyboardEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../store/app/ui/button.tsx'
import { AskFirst } from './ask-first.tsx'

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

/** A scanner ends what it reads with Enter, which goes on to the next field. Only a proof, typed last, is sent by it. */
const moveOn = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.name === 'proof') return form.requestSubmit()
  const fields = [...form.elements].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && /^(?:text|url|search)$/.test(each.type),
  )
  fields[fields.indexOf(target) + 1]?.focus()
}

/** An act on the record of a screen: a button that shows what will happen, and the form that does it. */
export const AskedForm = ({ act, revision, title, lead, confirm, isDanger, isMain, open, children }: Props) => {
  const { state, formAction } = useNavigation()
  return (
    <AskFirst title={title} variant={isMain ? 'primary' : 'secondary'} open={open}>
      <Form method="post" action={`?act=${act}`} className="grid gap-4" onKeyDown={moveOn}>
        {/* Enter presses the first button of a form. Disabled, it does nothing, without scripts too. */}
        <button type="submit" disabled hidden />
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
