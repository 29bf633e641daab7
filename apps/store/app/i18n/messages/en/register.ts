import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/register.ts'

export const messages = {
  'register.title': 'Create an account',
  'register.description': 'Open a Dvaput account: orders, addresses and wishlist in one place.',
  'register.lead': 'For your orders, addresses and wishlist in one place.',
  'register.fullName': 'Full name',
  'register.email': 'Email',
  'register.password': 'Password',
  'register.confirmPassword': 'Confirm password',
  'register.accept': 'I accept the',
  'register.termsLink': 'terms and conditions',
  'register.privacyText': 'How we use your data is explained in the',
  'register.privacyLink': 'privacy policy',
  'register.submit': 'Create account',
  'register.haveAccount': 'Already have an account?',
  'register.login': 'Log in',
  'register.recover': 'Set a new password',
  'register.fieldsRequired': 'Enter your name, email and a password',
  'register.passwordsDoNotMatch': 'Passwords do not match',
  'register.passwordTooShort': {
    one: 'Password must be at least {count} character',
    other: 'Password must be at least {count} characters',
  },
  'register.mustAcceptTerms': 'You must accept the terms and conditions',
  'register.nameRefused': 'Enter a name without web addresses and without < or >.',
  'register.nameTooLong': {
    one: 'A name can have at most {count} character.',
    other: 'A name can have at most {count} characters.',
  },
  'register.emailInvalid': 'Enter a valid email address.',
  'register.passwordTooLong': {
    one: 'A password can have at most {count} character.',
    other: 'A password can have at most {count} characters.',
  },
  'register.passwordHasOuterSpaces': 'A password cannot begin or end with a space.',
  'register.passwordTooCommon': 'This password is one of the first to be guessed. Choose another one.',
  'register.passwordIsPersonal': 'Your email cannot be your password.',
  'confirm.title': 'Confirm your email address',
  'confirm.description': 'Confirmation of the email address of a new account.',
  'confirm.text': 'Confirm that {email} is your address. Your password and login stay as they are.',
  'confirm.withPassword':
    'Confirm that {email} is your address. Enter the password you chose when you registered: it shows us that you opened the account.',
  'confirm.password': 'Password',
  'confirm.passwordRequired': 'Enter the password of your account.',
  'confirm.send': 'Confirm address',
  'confirm.done': 'Thank you, your address is confirmed. Your password keeps working however you log in.',
  'confirm.toAccount': 'My account',
  'confirm.invalidTitle': 'This link is no longer valid',
  'confirm.invalid':
    'The address may be confirmed already. If not, your next login with a link or code from an email confirms it as well.',
  'confirm.notMine': 'Do not know the password, or did not open the account? Set your own',
} satisfies TranslationOf<typeof original>
