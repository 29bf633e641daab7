import { words } from '../translations.ts'

/** Replaced, it measures as new. */
export const newBattery = words('baterija', 'battery', 'batería')
