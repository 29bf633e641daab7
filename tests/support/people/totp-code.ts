import { totp } from '@dvaput/backend/administrators/totp'

const minuteMs = 60_000

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the authenticator app shows so many minutes from now. */
export const totpCodeOf = (key: string, minutes = 0) => totp(fromBase32(key), new Date(Date.now() + minutes * minuteMs))
