import type { FormErrors } from '../../hosted-pages/form-field.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { Card } from '../../payments/card-gateway.ts'

/** Every second digit from the right doubled, nines cast out: finds a wrong digit and most swapped pairs. */
const hasRightCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isStillValid = (expiry: string, now: Date): boolean => {
  // One run of spaces on each side of a stroke: two that may touch would be tried in every division, which takes minutes.
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*(?:\/\s*)?(?:20)?(\d{2})$/.exec(expiry) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}

export const readCard = (form: Form): Card => ({
  number: form.text('cardNumber').replace(/[\s-]/g, ''),
  expiry: form.text('cardExpiry'),
  securityCode: form.text('cardCode'),
})

export const checkCard = ({ number, expiry, securityCode }: Card, now: Date): FormErrors => ({
  ...(/^\d{12,19}$/.test(number) && hasRightCheckDigit(number) ? {} : { cardNumber: 'cardNumber' as const }),
  ...(isStillValid(expiry, now) ? {} : { cardExpiry: 'cardExpiry' as const }),
  ...(/^\d{3,4}$/.test(securityCode) ? {} : { cardCode: 'cardCode' as const }),
})
