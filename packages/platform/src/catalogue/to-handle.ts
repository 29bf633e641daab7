import { foldText } from '@dvaput/domain/text/fold-text'

const longest = 200

/** As the hosted platform makes it: lower case letters, digits and single hyphens. */
export const toHandle = (title: string): string =>
  foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
