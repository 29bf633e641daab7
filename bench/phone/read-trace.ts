/** An event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread alone: what other processes take does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

export type VisitFigures = {
  readonly scriptMs: number
  readonly mainThreadMs: number
  readonly longestTaskMs: number
}

/** As Lighthouse groups them: what runs or compiles scripts. */
const scriptEvents = new Set([
  ...['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'TimerFire', 'FireIdleCallback', 'FireAnimationFrame'],
  ...['EventDispatch', 'RunMicrotasks', 'V8.Execute', 'v8.compile', 'v8.compileModule', 'v8.produceCache'],
])

/** Work of the browser within a script: style, layout, garbage. */
const otherEvents = new Set([
  ...['UpdateLayoutTree', 'Layout', 'Paint', 'PrePaint', 'Layerize', 'Commit', 'ParseHTML', 'ParseAuthorStyleSheet'],
  ...['HitTest', 'MinorGC', 'MajorGC', 'V8.GCScavenger', 'V8.GCIncrementalMarking', 'IntersectionObserverController'],
])

const costOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur

/** Script time without what is nested in it and is no script. */
const sumScript = (events: readonly TraceEvent[]): number => {
  let sum = 0
  const open: { readonly end: number; readonly isScript: boolean }[] = []
  for (const event of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const isScript = scriptEvents.has(event.name)
    const within = open.at(-1)?.isScript ?? false
    if (isScript && !within) sum += costOf(event)
    if (!isScript && within) sum -= costOf(event)
    open.push({ end: event.ts + (event.dur ?? 0), isScript })
  }
  return sum
}

/** What a visit cost the page's main thread, from the navigation to the end of the trace. */
export const readTrace = (events: readonly TraceEvent[], url: string): VisitFigures => {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!start) throw new Error(`the trace has no navigation to ${url}`)
  const ofMain = events
    .filter(({ pid, tid, ts, ph }) => pid === start.pid && tid === start.tid && ts >= start.ts && ph === 'X')
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const tasks = ofMain.filter(({ name }) => name === 'RunTask')
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  )
  if (tasks.length === 0 || !paint) throw new Error('the trace has no tasks or no first paint')
  const late = tasks.filter(({ ts }) => ts >= paint.ts)
  return {
    scriptMs: sumScript(ofMain.filter(({ name }) => scriptEvents.has(name) || otherEvents.has(name))) / 1000,
    mainThreadMs: tasks.reduce((sum, task) => sum + costOf(task), 0) / 1000,
    longestTaskMs: Math.max(0, ...late.map(costOf)) / 1000,
  }
}
