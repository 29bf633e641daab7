import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const message = 'too many'

describe('passwords', () => {
  it('hash two at a time, keep twenty waiting and refuse the rest', async () => {
    const passwords = createPasswords()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.verify(null, 'a guess', message)),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(18)
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ message, extensions: { code: 'THROTTLED' } })
  })

  it('match their own hash, and never that of nobody', async () => {
    const passwords = createPasswords()
    const kept = await passwords.hash('correct horse', message)
    expect(await passwords.verify(kept, 'correct horse', message)).toEqual({ matches: true, outdated: false })
    expect(await passwords.verify(kept, 'wrong horse', message)).toEqual({ matches: false, outdated: false })
    const nobodys = 'the password of an account that does not exist'
    expect(await passwords.verify(null, nobodys, message)).toEqual({ matches: false, outdated: false })
  })

  it('know a hash that was made with less effort', async () => {
    const weak = await hash('correct horse', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    expect(await createPasswords().verify(weak, 'correct horse', message)).toEqual({ matches: true, outdated: true })
  })
})
