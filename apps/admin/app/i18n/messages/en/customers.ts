import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/customers.ts'

export const messages: TranslationOf<typeof original> = {
  'customers.title': 'Customers',
  'customers.search': 'Name, e-mail or phone',
  'customers.show': 'Search',
  'customers.name': 'Customer',
  'customers.email': 'E-mail',
  'customers.phone': 'Phone',
  'customers.orders': 'Orders',
  'customers.since': 'Account since',
  'customers.empty': 'No customer found.',
  'customers.guests': 'People who buy without an account are not listed here: search the orders.',
  'customers.toOrders': 'Search the orders',
  'customers.next': 'Older',
  'customers.first': 'To the newest',
  'customers.unavailable':
    'The shop platform is not responding at the moment, or the settings have no access to its Admin API. It has name, phone and addresses.',
  'customer.back': 'All customers',
  'customer.verified': 'E-mail verified',
  'customer.unverified': 'E-mail not verified',
  'customer.marketing': 'Receives newsletters',
  'customer.addresses': 'Addresses',
  'customer.elsewhere':
    'The shop platform keeps name, phone, addresses and password; they were read there just now and are changed there. Offers, reservations, returns and the wishlist are with us.',
  'customer.guestOrders': 'Orders without an account are shown only once the customer has verified the e-mail.',
  'section.orders': 'Orders',
  'section.offers': 'Offers',
  'section.reservations': 'Reservations',
  'section.returns': 'Returns',
  'section.none': 'None.',
  'section.all': 'Everything with this e-mail',
  'note.title': 'Notes',
  'note.text': 'New note (the customer gets it only with their data)',
  'note.add': 'Add the note',
  'note.done': 'The note was added.',
  'title.export': 'Download the data',
  'text.export':
    'A file with everything that we and the platform keep of the customer, the same that the customer can download. Give it to the customer alone. The audit log keeps who downloaded it.',
  'confirm.export': 'Download JSON',
  'title.delete': 'Delete the customer',
  'text.delete':
    'Deletes profile, addresses, wishlist, offers, reservations, returns and sessions, as when customers delete their own account. The customer gets an e-mail. This cannot be undone.',
  'text.deleteElsewhere':
    'The platform deletes the account at once; where there are orders, it erases what is personal in them {days} days after the order. A hosted platform does so itself, in its own time.',
  'delete.email': 'To confirm, type the e-mail of the customer: {email}',
  'confirm.delete': 'Delete for good',
  'done.delete': 'The customer was deleted.',
  'problem.email': 'What you typed is not the e-mail of this customer. Nothing was deleted.',
}
