import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/contact.ts'

export const messages = {
  'contact.title': 'Contact',
  'contact.description': 'Phone hours, address and a form to write to us.',
  'contact.lead': 'A question about a product, an order or a return? Get in touch, we reply within {hours} hours.',
  'contact.formTitle': 'Send us a message',
  'contact.formHint':
    'The button opens your mail app with the message filled in. Nothing is sent until you send it yourself.',
  'contact.name': 'Full name',
  'contact.email': 'Email',
  'contact.subject': 'Subject',
  'contact.message': 'Message',
  'contact.submit': 'Open the message in my mail app',
  'contact.opened': 'Your message is ready in your mail app. If nothing opened, write to {email}.',
  'contact.required': 'Please fill in this field.',
  'contact.emailInvalid': 'Please enter a valid email address, such as name@example.com.',
  'contact.hours': 'Opening hours: phone',
  'contact.hoursShort.mon-fri': 'Mon-Fri',
  'contact.hoursShort.sat': 'Sat',
  'contact.hoursShort.sun': 'Sun',
  'contact.reach': 'Other ways to reach us',
  'contact.phone': 'Phone',
  'contact.address': 'Shop address',
  'contact.pickup': 'Pickup point',
  'contact.faqTitle': 'We may have answered it already',
  'contact.faqText': 'The most common questions on ordering, payment, delivery and warranty are in one place.',
  'contact.faqLink': 'See the FAQ',
} satisfies TranslationOf<typeof original>
