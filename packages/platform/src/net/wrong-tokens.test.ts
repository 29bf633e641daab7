import { expect, it } from 'vitest'
import { createWrongTokens } from './wrong-tokens.ts'

const stranger = '203.0.113.7'
const open = () => {
  let milliseconds = 0
  const tokens = createWrongTokens(() => milliseconds)
  const sendWrong = (count: number, ip = stranger) => {
    for (let sent = 0; sent < count; sent += 1) tokens.count(ip, false)
  }
  return { tokens, sendWrong, wait: (seconds: number) => (milliseconds += seconds * 1_000) }
}

it('hears a client until ten tokens were wrong, and another one still', () => {
  const { tokens, sendWrong } = open()
  sendWrong(9)
  expect(tokens.secondsToWait(stranger)).toBeUndefined()
  sendWrong(1)
  expect(tokens.secondsToWait(stranger)).toBe(6)
  expect(tokens.secondsToWait('203.0.113.8')).toBeUndefined()
})

it('hears it again for one token every six seconds', () => {
  const { tokens, sendWrong, wait } = open()
  sendWrong(20)
  wait(5)
  expect(tokens.secondsToWait(stranger)).toBe(6)
  wait(2)
  expect(tokens.secondsToWait(stranger)).toBeUndefined()
  sendWrong(1)
  expect(tokens.secondsToWait(stranger)).toBe(6)
})

it('hears whoever has shown the right one, whatever else comes from that IP address', () => {
  const { tokens, sendWrong } = open()
  tokens.count(stranger, true)
  sendWrong(100)
  expect(tokens.secondsToWait(stranger)).toBeUndefined()
})

it('the count of wrong tokens counts the neighbours in one IPv6 network as one', () => {
  const { tokens, sendWrong } = open()
  sendWrong(5, '2001:db8::1')
  sendWrong(5, '2001:db8::2')
  expect(tokens.secondsToWait('2001:db8::3')).toBe(6)
})
