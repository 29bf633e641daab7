import { amdAndArm } from './amd-and-arm.ts'
import { intelDesktop } from './intel-desktop.ts'
import { intelMobile } from './intel-mobile.ts'
import { xeon } from './xeon.ts'

/** Name, cores, threads, clock in GHz (base–turbo), graphics inside. */
export type ProcessorRow = readonly [name: string, cores: number, threads: number, clock: string, graphics?: string]

const processors = { ...intelMobile, ...intelDesktop, ...xeon, ...amdAndArm }

export type Processor = keyof typeof processors

export const processorSpecs = (key: Processor) => {
  const [processor, cores, threads, clock, graphics]: ProcessorRow = processors[key]
  return { processor, cores, threads, clock, ...(graphics !== undefined && { graphics }) }
}
