import { createHash } from 'node:crypto'
import { marketIds } from '@dvaput/domain/markets/market'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { informationPage } from '../../features/information/information-pages.server.ts'
import { termsVersion } from './version.ts'

/** Of the terms as they are shown. Customers accepted these versions: add a line, never change one. */
const digests: Readonly<Record<string, string>> = {
  '2026-11-16': '0d3a799e5f111abf',
  '2026-11-17': 'ba8f89b83f347c7f',
  '2026-11-18': 'b1f33311bea001fe',
}

it('a change of the terms has a new version, which customers accept from then on', () => {
  const shown = marketIds.flatMap((id) =>
    languages.map((language) => JSON.stringify(informationPage('terms', markets[id], language))),
  )
  expect(digests[termsVersion]).toBe(createHash('sha256').update(shown.join('\n')).digest('hex').slice(0, 16))
})
