import { setTimeout as sleep } from 'node:timers/promises'

/** Begins so many a second for so long, whether or not those before have ended; returns when all have. */
export const arrive = async (
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  begin: () => Promise<unknown>,
): Promise<void> => {
  const running = new Set<Promise<unknown>>()
  const start = performance.now()
  let begun = 0
  for (let due = 0; begun < perSecond * seconds; due = ((performance.now() - start) / 1_000) * perSecond) {
    for (; begun < due && begun < perSecond * seconds; begun += 1) {
      const act = begin().finally(() => running.delete(act))
      running.add(act)
    }
    await sleep(5)
  }
  await Promise.all(running)
}
