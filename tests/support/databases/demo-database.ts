import { inject } from 'vitest'
import { fillDemo } from './fill-demo.ts'

/** The demo, as a seed of test databases. */
export const demoSeed = () => ({ name: `demo_${inject('runId')}`, fill: fillDemo })
