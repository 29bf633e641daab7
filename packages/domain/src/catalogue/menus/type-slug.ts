import { foldText } from '../../text/fold-text.ts'

const maxTypeLength = 100

/** A type as it stands in an address, also one that a shop has made up. */
export const toTypeSlug = (productType: string): string =>
  foldText(productType.slice(0, maxTypeLength))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
