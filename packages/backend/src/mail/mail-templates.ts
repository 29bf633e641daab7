import type { Locale } from '@dvaput/domain/markets/locale'
import type { MailContent, MailTemplate } from './mail-content.ts'
import { accountDeletedMail } from './templates/account-deleted.ts'
import { administratorDeviceMail } from './templates/administrator-device.ts'
import { composedMail } from './templates/composed.ts'
import {
  emailChangedMail,
  emailChangeMail,
  emailChangeRequestedMail,
  emailTakenMail,
} from './templates/email-change.ts'
import { importedOrderMail } from './templates/imported-order.ts'
import { loginLinkMail } from './templates/login-link.ts'
import { offerMail } from './templates/offer.ts'
import { orderCodeMail } from './templates/order-code.ts'
import { orderLinkMail } from './templates/order-link.ts'
import { passkeyAddedMail } from './templates/passkey-added.ts'
import { passwordDistrustedMail } from './templates/password-distrusted.ts'
import { reservationMail } from './templates/reservation.ts'
import { returnStepMail } from './templates/return-step.ts'
import { sampleMail } from './templates/sample.ts'
import { targetPriceMail } from './templates/target-price.ts'

export const mailTemplates = {
  'account-deleted': accountDeletedMail,
  'administrator-device': administratorDeviceMail,
  composed: composedMail,
  'email-change': emailChangeMail,
  'email-change-requested': emailChangeRequestedMail,
  'email-changed': emailChangedMail,
  'email-taken': emailTakenMail,
  'international-order': importedOrderMail,
  'login-link': loginLinkMail,
  offer: offerMail,
  reservation: reservationMail,
  'order-code': orderCodeMail,
  'order-link': orderLinkMail,
  'return-step': returnStepMail,
  'passkey-added': passkeyAddedMail,
  'password-distrusted': passwordDistrustedMail,
  sample: sampleMail,
  'target-price': targetPriceMail,
}

export type MailTemplateName = keyof typeof mailTemplates
export type MailParams<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Params> ? Params : never

export const mailTemplateNames = Object.keys(mailTemplates) as [MailTemplateName, ...MailTemplateName[]]

/** Refuses params that the template does not know: a job may be older than the code. */
export const writeMail = (name: MailTemplateName, params: unknown, { market, language }: Locale): MailContent => {
  const template = mailTemplates[name] as MailTemplate<unknown>
  return template.content[language](template.params.parse(params), market)
}
