import { maxPhotoBytes, maxReturnPhotos, returnMessageLength } from '@dvaput/domain/returns/return-form'
import { useText } from '../../i18n/use-text.ts'
import type { ReturnFailure } from './return-failure.ts'

/** The texts of what is wrong, each where it belongs; `alert` where it belongs to no field. */
export const useReturnProblems = (failure: ReturnFailure | undefined) => {
  const text = useText('order-returns')
  const size = maxPhotoBytes / 1024 / 1024
  const texts = {
    lines: ['lines', text('problem.lines')],
    quantity: ['lines', text('problem.quantity')],
    reason: ['reason', text('problem.reason')],
    message: ['message', text('problem.message')],
    'message-length': ['message', text('problem.messageLength', { count: returnMessageLength })],
    'photo-count': ['photos', text('problem.photoCount', { count: maxReturnPhotos })],
    'photo-size': ['photos', text('problem.photoSize', { size })],
    'photo-type': ['photos', text('problem.photoType')],
    busy: ['alert', text('problem.busy')],
    window: ['alert', text('problem.window')],
    'too-many': ['alert', text('problem.tooMany')],
  } as const satisfies Record<ReturnFailure['problems'][number], readonly [string, string]>
  const found = (failure?.problems ?? []).map((problem) => texts[problem])
  const of = (place: string) => found.find(([where]) => where === place)?.[1]
  return { lines: of('lines'), reason: of('reason'), message: of('message'), photos: of('photos'), alert: of('alert') }
}
