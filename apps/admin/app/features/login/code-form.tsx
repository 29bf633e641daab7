import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Form, useNavigation } from 'react-router'
import { CodeField } from './code-field.tsx'

type Props = {
  readonly submit: string
  readonly returnTo: string
  readonly problem?: string | undefined
}

/** Asks for a code of the second factor. */
export const CodeForm = ({ submit, returnTo, problem }: Props) => {
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      {problem && (
        <Notice tone="danger" focused>
          {problem}
        </Notice>
      )}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <CodeField />
        <Button type="submit" loading={isSending}>
          {submit}
        </Button>
      </Form>
    </>
  )
}
