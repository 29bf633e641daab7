import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { collectLog } from '../../../tests/support/servers/collected-log.ts'
import { withRequestId } from './log.ts'

describe('the log', () => {
  it.each([
    ['password', { password: 's3cret' }],
    ['token', { token: 's3cret' }],
    ['secret', { config: { secret: 's3cret' } }],
    ['authorization', { headers: { authorization: 'Bearer s3cret' } }],
    ['cookie', { request: { headers: { cookie: 'sid=s3cret' } } }],
    ['e-mail', { email: 's3cret@example.com' }],
    ['recipient', { mail: { to: 's3cret@example.com' } }],
    ['body', { body: { card: 's3cret' } }],
    ['payload', { job: { payload: { name: 's3cret' } } }],
    ['parameters', { query: { parameters: ['s3cret'] } }],
    ['list of people', { people: [{ email: 's3cret@example.com', token: 's3cret' }] }],
  ])('cuts out a %s', (_, fields) => {
    const { log, text } = collectLog()
    log.info(fields, 'words')
    expect(text()).toContain('[cut]')
    expect(text()).not.toContain('s3cret')
  })

  it.each([
    'could not send to amra.hodžić+shop@primjer.ba today',
    'Key (email)=(amra@example.com) already exists',
    '<amra@example.com>',
  ])('cuts an address out of %j', (sentence) => {
    const { log, text, lines } = collectLog()
    log.warn({ warning: sentence }, sentence)
    expect(text()).not.toMatch(/amra|primjer|example/)
    expect(lines()).toHaveLength(1)
  })

  it('leaves the places in our code alone', () => {
    const { log, lines } = collectLog()
    log.info({ at: '/srv/node_modules/@hono/node-server/dist/index.js:1:2' }, 'x')
    expect(lines()[0]).toMatchObject({ at: '/srv/node_modules/@hono/node-server/dist/index.js:1:2' })
  })

  it('tells of an error its name, code and places, and not its words', () => {
    const { log, text, lines } = collectLog()
    const client = { password: 's3cret', secretKey: 77 }
    log.error({ err: Object.assign(new TypeError('s3cret words'), { code: '57P01', client }) }, 'lost')
    expect(lines()[0]).toMatchObject({ err: { name: 'TypeError', code: '57P01', at: expect.any(Array) } })
    expect(text()).not.toMatch(/s3cret|77/)
  })

  it('has one line for each message, whatever is in it', () => {
    const { log, text } = collectLog()
    log.info({ method: 'GET\r\n{"level":60,"msg":"forged"}' }, 'one\r\ntwo\u2028three')
    expect(text().split('\n')).toHaveLength(2)
    expect(text()).not.toContain('\r')
    expect(JSON.parse(text())).toMatchObject({ msg: 'one\r\ntwo\u2028three', level: 30 })
  })

  it('has the number of the request on every line, however deep and however late', async () => {
    const { log, lines } = collectLog()
    await Promise.all(
      ['first', 'second'].map((requestId) =>
        withRequestId(requestId, async () => {
          log.info({ of: requestId }, 'at once')
          await sleep(1)
          log.child({ part: 'jobs' }).warn({ of: requestId }, 'later')
        }),
      ),
    )
    expect(lines()).toHaveLength(4)
    for (const { requestId, of } of lines()) expect(requestId).toBe(of)
  })

  it('repeats nothing of one line in the next', () => {
    const { log, lines } = collectLog()
    withRequestId('r', () => {
      log.info({ only: 'here' }, 'one')
      log.info('two')
    })
    expect(lines()[1]).not.toHaveProperty('only')
    expect(lines()[1]).toMatchObject({ requestId: 'r', msg: 'two' })
  })

  it('keeps silent below its level', () => {
    const { log, text } = collectLog('warn')
    log.info('words')
    expect(text()).toBe('')
  })
})
