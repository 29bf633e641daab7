import { expect, it } from 'vitest'
import { providerName } from './provider-name.ts'

it.each([
  ['https://accounts.google.com', 'Google'],
  ['http://127.0.0.1:3446', 'Google'],
  ['https://id.example.com', 'id.example.com'],
])('the login page calls %s %s', (origin, name) => expect(providerName(origin)).toBe(name))
