import { expect, it, vi } from 'vitest'
import { seedPatiently } from './seed-patiently.ts'

const timedOut = () => Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
const patience = () => ({ log: { warn: vi.fn() }, pauseMs: 1, maxTries: 5 })

it('the first filling of the shop tries again what the database had no time for, and goes on with the next', async () => {
  const first = vi.fn().mockRejectedValueOnce(timedOut()).mockRejectedValueOnce(timedOut()).mockResolvedValue('seeded')
  const second = vi.fn().mockResolvedValue('kept')
  const { log, ...rest } = patience()
  await seedPatiently([first, second], { log, ...rest })
  expect([first.mock.calls.length, second.mock.calls.length, log.warn.mock.calls.length]).toEqual([3, 1, 2])
})

it('the first filling of the shop ends with what a seed cannot do, and with a database that stays away', async () => {
  const wrong = vi.fn().mockRejectedValue(new Error('the demo import was refused'))
  await expect(seedPatiently([wrong], patience())).rejects.toThrow('refused')
  expect(wrong).toHaveBeenCalledTimes(1)
  const never = vi.fn().mockRejectedValue(timedOut())
  await expect(seedPatiently([never], patience())).rejects.toThrow('statement timeout')
  expect(never).toHaveBeenCalledTimes(5)
})
