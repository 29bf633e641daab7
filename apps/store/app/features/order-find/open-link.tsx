import { Button } from '@dvaput/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** One press opens the order: a program that only follows links changes nothing. */
export const OpenLink = ({ token }: { readonly token: string }) => {
  const text = useText('order-find')
  const isSending = useNavigation().state !== 'idle'
  return (
    <>
      <p className="text-lg text-ink-soft">{text('open.lead')}</p>
      <Form method="post" replace>
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" loading={isSending}>
          {text('open.submit')}
        </Button>
      </Form>
    </>
  )
}
