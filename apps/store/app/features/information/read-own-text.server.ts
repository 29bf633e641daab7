import type { FigureName } from '@dvaput/domain/markets/figures'
import { formatFigure } from '@dvaput/domain/markets/format-figure'
import type { Market } from '@dvaput/domain/markets/market'
import { ownTextKey } from '@dvaput/domain/markets/own-texts'
import type { Language } from '@dvaput/domain/text/language'
import { parseBlocks } from './block-markup.ts'
import type { Section } from './information-page.ts'

type Place = { readonly page: string; readonly id: string }

/** A section as the shop has written it, with the market's figures in it; undefined where ours stands. */
export const readOwnText = (
  { page, id }: Place,
  market: Market,
  language: Language,
): Omit<Section, 'id'> | undefined => {
  const own = market.ownTexts?.[ownTextKey(page, id, language)]
  if (!own) return undefined
  const withFigures = own.text.replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(market.figures, name) && name !== 'reservationLimits'
      ? `{${name}:${formatFigure(market.figures, name as FigureName, language) ?? ''}}`
      : mark,
  )
  return { title: own.title, blocks: parseBlocks(withFigures) }
}
