import type { Text } from '../../i18n/catalogue.ts'
import type { Key } from '../../ui/use-keys.ts'
import type { Answer } from './offer-links.ts'

/** The letters that answer an offer, in the list and on its own screen. */
export const answerKeys = (text: Text<'offers'>, ask: (answer: Answer) => () => void) =>
  ({
    a: { does: text('offers.approve'), act: ask('approve') },
    c: { does: text('offers.counter'), act: ask('counter') },
    r: { does: text('offers.reject'), act: ask('reject') },
  }) as const satisfies Record<string, Key>
