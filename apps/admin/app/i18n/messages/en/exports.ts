import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/exports.ts'

export const messages: TranslationOf<typeof original> = {
  'exports.title': 'Export',
  'exports.lead':
    'CSV files for spreadsheets and for the accountant. A job makes the file in the background, and you can download it here for a day. Amounts have a decimal point, dates read 2026-03-01.',
  'exports.what': 'What',
  'exports.market': 'Market',
  'exports.from': 'From',
  'exports.to': 'To',
  'exports.make': 'Make the file',
  'exports.empty': 'There are no files yet.',
  'exports.list': 'Files',
  'exports.download': 'Download',
  'exports.rows': 'Rows: {count}',
  'kind.orders': 'Orders',
  'kind.returns': 'Returns',
  'kind.journal': 'Journal for the accountant',
  'kind.customers': 'Customers',
  'market.ba': 'Bosnia and Herzegovina',
  'market.cl': 'Chile',
  'status.waiting': 'Being made',
  'status.done': 'Ready',
  'status.failed': 'Failed',
  'customers.title': 'All customers',
  'customers.lead':
    'Name, e-mail and phone of every customer with an account. Only for the owner, after a proof of identity; it is written to the audit log.',
  'customers.make': 'Make the file of customers',
  'customers.proof': 'To download it, show that it is you.',
  'problem.range': 'Choose the days: the first cannot be after the last, and they are a year apart at most.',
}
