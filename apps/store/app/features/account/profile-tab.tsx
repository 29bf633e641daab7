import type { AccountRecord } from '@dvaput/domain/account/account-record'
import { formatDate } from '@dvaput/domain/text/format-date'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { FactTable } from '../../ui/products/fact-table.tsx'
import { ProfileForm, type ProfileRefusal } from './profile-form.tsx'

type ProfileTabProps = {
  readonly record: AccountRecord
  readonly isEdited: boolean
  readonly isSaved: boolean
  readonly refusal: ProfileRefusal | undefined
}

/** The header shows the new name as well. */
const useFreshName = (isSaved: boolean) =>
  useEffect(() => {
    if (isSaved) void import('../../state/refresh-session.ts').then(({ refreshSession }) => refreshSession())
  }, [isSaved])

export const ProfileTab = ({ record, isEdited, isSaved, refusal }: ProfileTabProps) => {
  const text = useText('account')
  const { language, market } = usePageContext()
  useFreshName(isSaved)
  const { firstName, lastName, email, phone, createdAt } = record
  if (isEdited) return <ProfileForm values={{ firstName, lastName, phone }} refusal={refusal} />
  const orNotSpecified = (value: string) => value || text('profile.notSpecified')
  const since = createdAt ? formatDate({ at: createdAt, timeZone: market.timeZone }, language) : text('profile.unknown')
  return (
    <div className="grid justify-items-start gap-6">
      {isSaved && <Notice focused>{text('profile.saved')}</Notice>}
      <h2 className="text-2xl">{text('profile.title')}</h2>
      <FactTable
        caption={text('profile.title')}
        facts={[
          { name: 'firstName', label: text('profile.firstName'), value: orNotSpecified(firstName) },
          { name: 'lastName', label: text('profile.lastName'), value: orNotSpecified(lastName) },
          { name: 'email', label: text('profile.email'), value: orNotSpecified(email) },
          { name: 'phone', label: text('profile.phone'), value: orNotSpecified(phone) },
          { name: 'memberSince', label: text('profile.memberSince'), value: since },
        ]}
      />
      <ButtonLink to="/account?edit=profile" variant="secondary" replace preventScrollReset>
        {text('profile.edit')}
      </ButtonLink>
      <TextLink to="/account/security">{text('account.security')}</TextLink>
    </div>
  )
}
