import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from './open-database.ts'
import { createReadReplica } from './read-replica.ts'

const primaryAt = { lsn: 10 }
const replicaAt = { lsn: 10, isDown: false }
let clock = 1_000_000
const warn = vi.fn()
const log = { info: () => undefined, warn, error: () => undefined }

const primary = {
  pool: { query: async () => ({ rows: [{ lsn: String(primaryAt.lsn) }] }) },
} as unknown as Pick<Database, 'pool'>
const database = {
  pool: {
    query: async (_text: string, [lsn]: [string]) => {
      if (replicaAt.isDown) throw new Error('connect ECONNREFUSED')
      return { rows: [{ isReplayed: replicaAt.lsn >= Number(lsn) }] }
    },
  },
  close: async () => undefined,
} as unknown as Database
const open = () => createReadReplica({ primary, replica: database, log, now: () => clock })

beforeEach(() => {
  Object.assign(primaryAt, { lsn: 10 })
  Object.assign(replicaAt, { lsn: 10, isDown: false })
  warn.mockClear()
})

describe('a read replica', () => {
  it('is used once it has what the primary has, and its lag is told', async () => {
    const replica = open()
    expect(replica.status()).toEqual({ isUsed: false, lagSeconds: null })
    await replica.check()
    clock += 1_000
    expect(replica.status()).toEqual({ isUsed: true, lagSeconds: 1 })
    await replica.close()
  })

  it('is not used while it is further behind than five seconds, and again when it has caught up', async () => {
    const replica = open()
    await replica.check()
    primaryAt.lsn = 20
    for (let second = 0; second < 5; second += 1) {
      clock += 1_000
      await replica.check()
    }
    expect(replica.isFresh()).toBe(true)
    clock += 1_000
    await replica.check()
    expect(replica.isFresh()).toBe(false)
    expect(warn).toHaveBeenCalledWith({ lagMs: 6_000 }, 'read replica behind, using the primary')
    replicaAt.lsn = 20
    await replica.check()
    expect(replica.status()).toEqual({ isUsed: true, lagSeconds: 0 })
    await replica.close()
  })

  it('that always follows a little behind is as old as what it has, not as what it lacks', async () => {
    const replica = open()
    for (let second = 0; second < 10; second += 1) {
      clock += 1_000
      primaryAt.lsn += 10
      await replica.check()
      replicaAt.lsn = primaryAt.lsn - 5
    }
    expect(replica.status()).toEqual({ isUsed: true, lagSeconds: 2 })
    await replica.close()
  })

  it('is not used after a change until it has it', async () => {
    const replica = open()
    await replica.check()
    clock += 100
    replica.noteChange()
    primaryAt.lsn = 20
    expect(replica.isFresh()).toBe(false)
    clock += 100
    await replica.check()
    expect(replica.isFresh()).toBe(false)
    replicaAt.lsn = 20
    await replica.check()
    expect(replica.isFresh()).toBe(true)
    await replica.close()
  })

  it('that fails is left alone for five seconds', async () => {
    const replica = open()
    await replica.check()
    replica.reportFailure(new Error('canceling statement due to conflict with recovery'))
    replica.reportFailure(new Error('again'))
    expect(warn).toHaveBeenCalledTimes(1)
    await replica.check()
    expect(replica.isFresh()).toBe(false)
    clock += 5_000
    replicaAt.isDown = true
    await replica.check()
    expect(replica.isFresh()).toBe(false)
    clock += 5_000
    replicaAt.isDown = false
    await replica.check()
    expect(replica.isFresh()).toBe(true)
    await replica.close()
  })
})
