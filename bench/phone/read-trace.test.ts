import { expect, test } from 'vitest'
import { readTrace, type TraceEvent } from './read-trace.ts'

const url = 'http://localhost/'
const thread = { pid: 1, tid: 2 }
const event = (name: string, ts: number, dur: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', ts, dur, tdur: dur },
  ...thread,
  ...rest,
})
const begin = { ...thread, name: 'navigationStart', ph: 'R', ts: 1_000, args: { data: { documentLoaderURL: url } } }
const painted = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 500_000 }

test('the reader of browser traces counts the tasks of the page from its navigation on, and the longest after the first paint', () => {
  const figures = readTrace(
    [
      begin,
      painted,
      event('RunTask', 0, 500),
      event('RunTask', 2_000, 300_000),
      event('RunTask', 600_000, 90_000, { tdur: 40_000 }),
      event('RunTask', 700_000, 20_000),
      event('RunTask', 700_000, 800_000, { tid: 3 }),
    ],
    url,
  )
  expect(figures).toEqual({ scriptMs: 0, mainThreadMs: 360, longestTaskMs: 40 })
})

test('the reader of browser traces counts scripts without the layout they cause, and a script within a script once', () => {
  const { scriptMs } = readTrace(
    [
      begin,
      painted,
      event('RunTask', 2_000, 100_000),
      event('FunctionCall', 3_000, 50_000),
      event('RunMicrotasks', 5_000, 10_000),
      event('Layout', 20_000, 15_000),
      event('Layout', 60_000, 30_000),
    ],
    url,
  )
  expect(scriptMs).toBe(35)
})

test('the reader of browser traces refuses a trace of another page', () => {
  expect(() => readTrace([begin, painted], 'http://localhost/other')).toThrow('no navigation')
})
