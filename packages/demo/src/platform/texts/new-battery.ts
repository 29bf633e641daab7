import { localized } from '../localized-text.ts'

/** Replaced, it measures as new. */
export const newBattery = localized('baterija', 'battery', 'batería')
