import type { Language } from '@dvaput/domain/text/language'
import type { OutgoingEmail } from '../../needs/platform-needs.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { identityMessages } from '../identity-messages.ts'

type Facts = {
  readonly shop: Shop
  readonly email: string
  readonly language: Language
  readonly code: string
  readonly key: string
}

export const loginEmail = ({ shop, email, language, code, key }: Facts): OutgoingEmail => {
  const text = identityMessages[language]
  return {
    to: email,
    language,
    market: shop.market,
    key,
    subject: text.mailSubject(code, shop.name),
    heading: text.mailHeading,
    blocks: [
      { kind: 'paragraph', text: text.mailText(shop.name) },
      { kind: 'facts', facts: [{ label: text.mailCode, value: code }] },
      { kind: 'paragraph', text: text.mailIgnore },
    ],
  }
}
