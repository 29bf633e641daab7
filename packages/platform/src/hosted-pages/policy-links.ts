import type { Language } from '@dvaput/domain/text/language'
import { checkoutMessages, type PolicyHandle, policyHandles } from './messages/checkout-messages.ts'
import { inLanguage } from './page-language.ts'

export const policyUrl = (handle: PolicyHandle, language: Language): string =>
  inLanguage(`/policies/${handle}`, language)

/** At the foot of every page of the checkout; in another tab, so that nothing typed is lost. */
export const policyLinks = (language: Language) => {
  const { policies } = checkoutMessages[language]
  return policyHandles.map((handle) => ({
    href: policyUrl(handle, language),
    label: policies[handle],
    opensAnew: policies.opensAnew,
  }))
}
