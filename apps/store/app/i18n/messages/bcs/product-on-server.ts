import type { Message } from '@dvaput/i18n/message'

/** Read on the server alone: it travels with the page, already written. */
export const messages = {
  'head.description':
    '{title}: {state}, cijena {price}. Stanje opisano riječima, garancija i dostava ili preuzimanje: {city}.',
  'script.off':
    'U vašem pregledniku je JavaScript isključen. Uz prijavu korpa radi i bez njega, a naručiti možete i e-poštom ili telefonom:',
} as const satisfies Record<string, Message>
