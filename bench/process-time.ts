import { readFileSync } from 'node:fs'

/** Of `/proc/…/stat`. */
const tickMs = 10

/** Processor time of a process so far, in milliseconds. */
export const readProcessTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
