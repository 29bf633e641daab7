import type { ReactNode } from 'react'
import { Form, type FormProps } from 'react-router'
import type { FormTexts } from '../lib/forms/texts-of-form.ts'
import { SeenField } from './seen-field.tsx'

type Props = Omit<FormProps, 'method' | 'action'> & {
  /** Goes with the form as `?act=…`; left out where a button names it, or it is `save`. */
  readonly act?: string
  /** Of the record as it was read. */
  readonly revision: string
  /** What the fields show, so that only what somebody changes counts as typed. */
  readonly seen?: FormTexts
  /** Which record, where the URL does not say it. */
  readonly record?: FormTexts
  /** What stays in the URL, beside the action. */
  readonly query?: FormTexts
  readonly children: ReactNode
}

/** A form that changes a record: it says which, in which state it was seen, and what it showed. */
export const RecordForm = ({ act, revision, seen, record = {}, query, children, ...form }: Props) => (
  <Form {...form} method="post" {...(act && { action: `?${new URLSearchParams({ act, ...query })}` })}>
    {Object.entries({ ...record, revision }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {seen && <SeenField fields={seen} />}
    {children}
  </Form>
)
