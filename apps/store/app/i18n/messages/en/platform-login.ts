import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/platform-login.ts'

export const messages = {
  'start.title': 'Log in',
  'start.description': 'Log in with a code that we email you.',
  'start.leading': 'Taking you to the login…',
  'start.go': 'Continue to the login',
  'start.toReserve': 'Log in so that we can hold the products in your name. You come back to the cart afterwards.',
  'start.otherWays': 'Other ways to log in',
  'start.retry': 'Try Again',
  'callback.title': 'Logging you in',
  'callback.text': 'Just a moment…',
  'failed.title': 'Authentication failed',
  'failed.next': 'We take you back to the login in a few seconds.',
  'failed.toLogin': 'Back to the login',
  'failed.restart': 'Start the login again',
  'failure.start': 'Failed to start login',
  'failure.cancelled': 'You cancelled the login.',
  'failure.discovery': 'Discovery endpoint failed: {status}',
  'failure.other': 'An error occurred during authentication.',
  'failure.state': 'Invalid state parameter. Possible CSRF attack.',
  'failure.code': 'No authorization code received.',
  'failure.verifier': 'Code verifier not found. Please start the login process again.',
  'failure.exchange': 'Token exchange failed: {status}',
  'failure.accessToken': 'Failed to get access token',
  'failure.customerApi': 'Customer API failed: {status}',
  'failure.customerData': 'Failed to get customer data',
  'failure.emailTaken':
    'This email is already registered with another password. If you do not know it, use password recovery.',
  'failure.emailUnverified': 'Error registering the user: the email is not verified there.',
  'failure.accountFailed': 'Error registering the user. Please try again.',
} satisfies TranslationOf<typeof original>
