import { Card } from '@dvaput/ui/card.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'
import type { SecurityIntent, SecurityResult } from './security-result.ts'

type SectionProps = { readonly title: string; readonly children: ReactNode }

export const SecuritySection = ({ title, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid justify-items-start gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}

type FormProps = {
  readonly intent: SecurityIntent
  readonly result: SecurityResult | undefined
  readonly children: ReactNode
}

/** A message that belongs to no field stands above the fields, and has the focus. */
export const SecurityForm = ({ intent, result, children }: FormProps) => {
  const own = result?.intent === intent ? result : undefined
  const form = useFocusFirstError(own)
  return (
    <Form ref={form} method="post" preventScrollReset className="grid w-full max-w-dialog justify-items-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      {own && own.field === undefined && (
        <Notice key={own.message} tone={own.isDone ? 'success' : 'danger'} focused>
          {own.message}
        </Notice>
      )}
      {children}
    </Form>
  )
}

/** The error of a field, and what was typed into it. */
export const fieldOf = (result: SecurityResult | undefined, intent: SecurityIntent, name: string) => {
  const own = result?.intent === intent && !result.isDone ? result : undefined
  return {
    name,
    defaultValue: own?.values[name] ?? '',
    error: own?.field === name ? own.message : undefined,
  }
}
