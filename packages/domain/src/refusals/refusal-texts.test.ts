import { describe, expect, it } from 'vitest'
import { languages } from '../text/language.ts'
import { refusalCodes, refusalStatus } from './refusal-status.ts'
import { formatRefusal, type RefusalTexts } from './refusal-text.ts'
import { refusalTexts } from './refusal-texts.ts'

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('the codes of refusals', () => {
  it('are kebab-case, with the status of a refusal or a failure', () => {
    for (const [code, status] of Object.entries(refusalStatus)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
    }
  })

  it.each(refusalCodes)('%s has a text of its own in every language, with the same placeholders', (code) => {
    for (const language of languages) {
      const texts: RefusalTexts = refusalTexts[language]
      expect(texts[code]).toMatch(/\S/)
      expect(placeholdersOf(texts[code])).toEqual(placeholdersOf(refusalTexts.en[code]))
    }
  })

  it('have texts for nothing else, and none twice', () => {
    for (const language of languages) {
      const texts = refusalTexts[language]
      expect(Object.keys(texts).sort()).toEqual([...refusalCodes].sort())
      expect(new Set(Object.values(texts)).size).toBe(refusalCodes.length)
    }
  })

  it.each([
    ['[ERR-01]', 'en', 'login-failed', 'Login error. Please try again.'],
    [
      '[ERR-02]',
      'es',
      'unidentified-customer',
      'El correo electrónico no está registrado. Por favor, regístrate primero.',
    ],
    ['[ERR-03]', 'es', 'invalid-credentials', 'Correo electrónico o contraseña incorrectos. Inténtalo de nuevo.'],
    ['[ERR-04]', 'es', 'login-without-token', 'Error al iniciar sesión. Por favor, inténtalo de nuevo más tarde.'],
    ['[ERR-17]', 'en', 'recovery-failed', 'Error sending recovery email'],
    ['[REG-13]', 'en', 'registration-failed', 'Registration error. Please try again.'],
    ['[ERR-18]', 'es', 'registration-without-customer', 'Error al crear el cliente en Shopify'],
    ['[CART-08]', 'en', 'cart-out-of-stock', 'You cannot proceed with out of stock products'],
    ['[ERR-21]', 'en', 'temporary-products-failed', 'Failed to create temporary products'],
    ['[ERR-21]', 'en', 'temporary-checkout-failed', 'Failed to create Shopify checkout'],
    [
      '[XCO-09]',
      'es',
      'checkout-customer-missing',
      'Por favor completa los campos requeridos: nombre, apellido y email',
    ],
    ['process-payment', 'es', 'order-failed', 'Error al procesar la orden'],
    ['[ERR-22]', 'en', 'admin-checkout-failed', 'Failed to create admin checkout'],
    ['[ERR-22]', 'en', 'admin-checkout-refused', 'Admin checkout creation failed'],
    ['[ERR-23]', 'en', 'draft-order-failed', 'Failed to create draft order'],
    ['[ERR-23]', 'en', 'draft-order-refused', 'Draft order creation failed'],
    ['[ERR-24]', 'es', 'checkout-failed', 'Error al crear el checkout: {message}'],
    ['[OFFER-10]', 'es', 'offer-amount-missing', 'Por favor ingresa un monto de oferta válido'],
    ['[OFFER-11]', 'es', 'offer-amount-too-high', 'Tu oferta debe ser menor al precio actual'],
    ['[OFFER-19]', 'es', 'offer-failed', 'Error al enviar la oferta. Intenta nuevamente.'],
    ['[ERR-19]', 'es', 'registration-http-error', 'Error HTTP: {status}'],
  ] as const)('%s has in %s for %s the text of the catalogue, word for word', (_, language, code, text) => {
    expect(refusalTexts[language][code]).toBe(text)
  })

  it('fill the placeholders of their text, and leave one that nothing is known of', () => {
    const texts = refusalTexts.es
    expect(formatRefusal(texts['catalogue-http-error'], { status: 503, reason: 'Service Unavailable' })).toBe(
      'HTTP 503: Service Unavailable',
    )
    expect(formatRefusal(texts['bad-input'])).toBe('{field}: este valor no es válido.')
    expect(formatRefusal('{field}', { field: '$& {field}' })).toBe('$& {field}')
  })
})
