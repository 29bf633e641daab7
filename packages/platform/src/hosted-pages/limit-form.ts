import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { DoorEnv } from '../door-env.ts'
import { checkoutWords } from './messages/checkout-messages.ts'
import { noticePage } from './notice-page.ts'
import { pageLanguage } from './page-language.ts'

/** More than anybody fills in by hand. A form that does not say how long it is, is read no further than this. */
export const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: ({ env: { door }, req }: Context<DoorEnv>) => {
    const language = pageLanguage(req.raw, door.shop)
    const { brokenTitle: title, errors } = checkoutWords[language]
    return noticePage({ door, language, title, text: errors.tooLong, status: 413 })
  },
})
