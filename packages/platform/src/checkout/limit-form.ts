import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { DoorEnv } from '../door-env.ts'
import { pageLanguage } from '../shops/page-language.ts'
import { noticePage } from './pages/notice-page.ts'
import { checkoutWords } from './words/checkout-words.ts'

/** More than anybody fills in by hand. A form that does not say how long it is, is read no further than this. */
export const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: ({ env: { door }, req }: Context<DoorEnv>) => {
    const language = pageLanguage(req.raw, door.shop)
    const { brokenTitle: title, errors } = checkoutWords[language]
    return noticePage({ door, language, title, text: errors.tooLong, status: 413 })
  },
})
