import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreFailpoint } from '@dvaput/database/failpoint'
import { startStoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'
import * as local from './crash-scenes.ts'
import * as imports from './import-scenes.ts'
import * as offers from './offer-scenes.ts'

/** One way for all money that goes back. */
const refunding = [local.refundingReturn, local.refundingOrder, imports.refundingImport] as const

/** One way to the warehouse for all orders of imported products. */
const sending = [imports.sendingImport, imports.sendingTemporary] as const

/** Every failpoint of the backend: the compiler names one that is missing. */
export const storeCrashPoints = {
  'after-reservation-row': local.reserving,
  'before-reservation-draft': local.reserving,
  'after-reservation-draft': local.reserving,
  'after-reservation-held': local.reserving,
  'before-reservation-order': local.completing,
  'after-reservation-order': local.completing,
  'before-reservation-handover': local.completing,
  'after-checkout-row': local.startingCheckout,
  'after-cart-create': local.startingCheckout,
  'after-checkout-open': local.startingCheckout,
  'after-cart-change': local.changingCheckout,
  'after-order-insert': local.recordingOrder,
  'before-mail-send': local.mailing,
  'after-mail-send': local.mailing,
  'before-login-link-mail': local.mailingLoginLink,
  'after-login-link-mail': local.mailingLoginLink,
  'before-login-link-use': local.usingLoginLink,
  'after-login-link-spent': local.usingLoginLink,
  'after-login-link-session': local.usingLoginLink,
  'after-login-link-commit': local.usingLoginLink,
  'before-order-link-mail': local.mailingOrderLink,
  'after-order-link-mail': local.mailingOrderLink,
  'before-return-insert': local.requestingReturn,
  'after-return-insert': local.requestingReturn,
  'after-refund-row': refunding,
  'before-refund': refunding,
  'after-refund': refunding,
  'before-catalogue-page': local.syncingCatalogue,
  'after-inbox-insert': imports.receivingWebhook,
  'before-settle': imports.receivingWebhook,
  'after-settle': imports.receivingWebhook,
  'after-international-order': imports.placingImport,
  'after-payment-start': imports.placingImport,
  'after-payment-record': imports.settlingImport,
  'before-payment-commit': imports.settlingImport,
  'after-payment-settle': imports.settlingImport,
  'before-era-order': sending,
  'after-era-order': sending,
  'after-temporary-row': imports.startingTemporary,
  'after-temporary-product': imports.startingTemporary,
  'before-international-page': imports.syncingImports,
  'before-era-offer': offers.sendingOffer,
  'after-era-offer': offers.sendingOffer,
  'after-offer-approving': offers.approvingOffer,
  'before-offer-prepare': offers.approvingOffer,
  'after-offer-hold': offers.approvingOffer,
  'after-offer-code': offers.approvingOffer,
  'before-offer-approved': offers.approvingOffer,
} as const satisfies Record<StoreFailpoint, local.Scene | readonly local.Scene[]>

/** T8, one point: a process of the store kills itself there, and nothing is lost, held for nothing or done twice. */
export const proveStoreCrash = async (proof: StoreProof, point: StoreFailpoint): Promise<string[]> => {
  const faults: string[] = []
  for (const scene of [storeCrashPoints[point]].flat()) faults.push(...(await proveScene(proof, point, scene)))
  return faults
}

const proveScene = async (proof: StoreProof, point: StoreFailpoint, scene: local.Scene): Promise<string[]> => {
  const doomed = await startStoreProcess(proof.surroundings, point)
  try {
    const faults = await scene(proof, doomed)
    const signal = await Promise.race([doomed.ended, sleep(1_000, 'alive', { ref: false })])
    const all = [...(signal === 'SIGKILL' ? [] : [`not reached: ${signal}`]), ...faults, ...(await proof.check())]
    return all.map((fault) => `${point}: ${fault}`)
  } finally {
    await doomed.kill()
  }
}
