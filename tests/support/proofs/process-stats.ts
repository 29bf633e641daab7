import { readFileSync, writeFileSync } from 'node:fs'

const ticksPerSecond = 100
const kibibytes = (status: string, name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0)

/** Of any process of this machine, as Linux keeps them. */
export const readMemory = (pid: number): { readonly nowMb: number; readonly highestMb: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { nowMb: kibibytes(status, 'VmRSS') / 1_024, highestMb: kibibytes(status, 'VmHWM') / 1_024 }
}

/** From here on the highest is counted anew. */
export const forgetHighestMemory = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

export const readCpuSeconds = (pid: number): number => {
  // The name of the program stands in brackets and may hold blanks; time of its own and of the kernel are 12th after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Of the time of all processors: what the host gave to others, and what nobody asked for. From now until it is read. */
export const watchProcessors = () => {
  const read = () => {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/).map(Number) ?? []
    const [idle = 0, stolen = 0] = [ticks[3], ticks[7]]
    return { all: ticks.slice(0, 8).reduce((sum, each) => sum + each, 0), idle, stolen }
  }
  const before = read()
  return () => {
    const now = read()
    const shareOf = (kind: 'idle' | 'stolen') => (now[kind] - before[kind]) / Math.max(1, now.all - before.all)
    return { idle: shareOf('idle'), stolen: shareOf('stolen') }
  }
}

/** The highest memory any process had that this one started, as far as a look every few milliseconds sees. */
export const watchChildrenMemory = (pid: number) => {
  let highestMb = 0
  const timer = setInterval(() => {
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean))
      try {
        highestMb = Math.max(highestMb, readMemory(Number(child)).highestMb)
      } catch {
        // It ended between the two looks.
      }
  }, 10)
  return {
    stop: () => {
      clearInterval(timer)
      return highestMb
    },
  }
}
