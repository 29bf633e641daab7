import type { Language } from '@dvaput/domain/text/language'
import { checkoutWords, type PolicyHandle, policyHandles } from './messages/checkout-messages.ts'
import { inLanguage } from './page-language.ts'

export const policyAddress = (handle: PolicyHandle, language: Language): string =>
  inLanguage(`/policies/${handle}`, language)

/** At the foot of every page of the checkout; in another tab, so that nothing typed is lost. */
export const policyLinks = (language: Language) => {
  const { policies } = checkoutWords[language]
  return policyHandles.map((handle) => ({
    href: policyAddress(handle, language),
    label: policies[handle],
    opensAnew: policies.opensAnew,
  }))
}
