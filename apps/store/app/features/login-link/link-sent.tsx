import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useCallback, useEffect } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useLoginElsewhere } from '../../state/use-login-elsewhere.ts'
import { type LinkProblem, useLinkProblemText } from './link-request-form.tsx'
import { useCountdown } from './use-countdown.ts'

/** The link may have been opened in another tab: look again when that one has logged in, and when this one is looked at. */
const useLookAgain = () => {
  const { revalidate } = useRevalidator()
  useLoginElsewhere(useCallback(() => void revalidate(), [revalidate]))
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}

type LinkSentProps = {
  readonly email: string
  readonly returnTo: string
  readonly resendAfterSeconds: number
  readonly isAgain: boolean
  readonly hasMailbox: boolean
  readonly problem?: LinkProblem | undefined
}

export const LinkSent = ({ email, returnTo, resendAfterSeconds, isAgain, hasMailbox, problem }: LinkSentProps) => {
  const text = useText('login-link')
  const problemText = useLinkProblemText()
  const { market, language } = usePageContext()
  const time = formatSpan(market.figures.signInLink, language)
  const isSending = useNavigation().formAction !== undefined
  const secondsLeft = useCountdown(resendAfterSeconds)
  useLookAgain()
  return (
    <>
      <div role="status" className="flex flex-col gap-3 text-lg text-ink-soft">
        {isAgain && (
          <p className="flex gap-2 font-medium text-ink">
            <Icon name="success" className="mt-0.5 text-accent" />
            {text('sent.again')}
          </p>
        )}
        <p data-figure="signInLink">{text('sent.text', { email, time })}</p>
      </div>
      {problem && (
        <p role="alert" className="flex gap-2 font-medium text-danger">
          <Icon name="alert" className="mt-0.5" />
          {problemText(problem)}
        </p>
      )}
      <p className="text-ink-soft">{text('sent.hint')}</p>
      <Form method="post" action="/login/link" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="again" value="yes" />
        <Button type="submit" variant="secondary" loading={isSending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? text('sent.resendIn', { seconds: secondsLeft }) : text('sent.resend')}
        </Button>
        <TextLink to={`/login/link?other&returnTo=${encodeURIComponent(returnTo)}`}>{text('sent.other')}</TextLink>
        {hasMailbox && (
          <TextLink to="/mailbox" reloadDocument>
            {text('sent.mailbox')}
          </TextLink>
        )}
      </Form>
    </>
  )
}
