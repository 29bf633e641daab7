import type { ReadStock } from './read-stock.ts'

type Pieces = { readonly eraId: string; readonly quantity: number }

/** The warehouse refuses an order whole; which of its products are too few is what it counts now. */
export const findShort = async (
  readStock: Pick<ReadStock, 'ask'>,
  pieces: readonly Pieces[],
): Promise<readonly string[]> => {
  const reading = await readStock.ask(pieces.map(({ eraId }) => eraId))
  return pieces
    .filter(({ eraId, quantity }) => (reading?.counts.get(eraId) ?? quantity) < quantity)
    .map(({ eraId }) => eraId)
}
