import type { Stick } from './clamshell-facts.ts'

export const redStick: Stick = { tip: '#b0272f', ring: '#8d1f26', stripe: '#a3262c' }
export const blueStick: Stick = { tip: '#2f5f8f', ring: '#1d2733' }
export const greyStick: Stick = { tip: '#4a4d51', ring: '#26282b' }
