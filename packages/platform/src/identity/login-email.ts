import type { Language } from '@dvaput/domain/text/language'
import type { Letter } from '../needs/platform-needs.ts'
import type { Shop } from '../tables/shops.table.ts'
import { identityWords } from './identity-messages.ts'
import { lifetimes } from './lifetimes.ts'

type Facts = {
  readonly shop: Shop
  readonly email: string
  readonly language: Language
  readonly code: string
  readonly key: string
}

export const loginLetter = ({ shop, email, language, code, key }: Facts): Letter => {
  const text = identityWords[language]
  return {
    to: email,
    language,
    market: shop.market,
    key,
    subject: text.mailSubject(code, shop.name),
    heading: text.mailHeading,
    blocks: [
      { kind: 'paragraph', text: text.mailText(shop.name, lifetimes.loginCode / 60) },
      { kind: 'facts', facts: [{ label: text.mailCode, value: code }] },
      { kind: 'paragraph', text: text.mailIgnore },
    ],
  }
}
