import { setTimeout as sleep } from 'node:timers/promises'

/** A server on a busy machine sheds load, and says when to come again. */
export const fetchAgainWhenBusy: typeof fetch = async (target, init) => {
  for (;;) {
    const response = await fetch(target, init)
    if (response.status !== 503) return response
    await response.arrayBuffer()
    await sleep(200)
  }
}
