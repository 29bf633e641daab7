import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Origins } from './markets-by-host.ts'

type Options = {
  readonly origins: Origins
  /** Where this process can be opened in a browser. */
  readonly base: string
  readonly demo: boolean
  readonly data: string
  readonly startOver: string
}

export const formatPanel = ({ origins, base, demo, data, startOver }: Options): string => {
  const rows: [string, string][] = [
    ...marketIds.map((id): [string, string] => [`Shop, ${markets[id].name.en}`, origins[id]]),
    ...(demo
      ? [['Mailbox', `${base}/mailbox`] as [string, string], ['Design kit', `${base}/kit`] as [string, string]]
      : []),
    ['API reference', `${base}/api/reference`],
    ['Data', data],
    ['Start over', startOver],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    '',
    '  Dvaput is up.',
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
