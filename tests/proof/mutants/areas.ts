export const areas = ['money', 'stock', 'sessions', 'roles', 'webhooks', 'offers'] as const
export type Area = (typeof areas)[number]

/** What a path or the name of a constraint says of its area, the first that fits. Whatever else is guarded is money. */
const words: readonly (readonly [RegExp, Area])[] = [
  [/webhook|read-callback/, 'webhooks'],
  [/stock|reservation|inventory/, 'stock'],
  [/session|login|passkey|identity/, 'sessions'],
  [/\/gate\/|administrator|audit|permission/, 'roles'],
  [/offer|discount|agreed/, 'offers'],
]

export const areaOf = (name: string): Area => words.find(([word]) => word.test(name))?.[1] ?? 'money'

export type Outcome = 'killed' | 'survived' | 'not covered'

/** How many guards and small changes of each area the tests notice. */
export const createScores = () => {
  const scores = new Map(areas.map((area) => [area, { killed: 0, survived: 0, 'not covered': 0 }]))
  return {
    count(area: Area, outcome: Outcome) {
      const score = scores.get(area)
      if (score) score[outcome] += 1
    },
    list: () =>
      [...scores].map(([area, score]) => {
        const total = score.killed + score.survived + score['not covered']
        return { area, total, share: total === 0 ? 0 : score.killed / total, ...score }
      }),
  }
}
