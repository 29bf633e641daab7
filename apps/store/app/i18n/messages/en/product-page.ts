import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/product-page.ts'

export const messages = {
  'gallery.label': 'Pictures: {title}',
  'gallery.picture': 'Picture {number} of {total}',
  'gallery.enlarge': 'Open the picture full screen',
  'gallery.closer': 'Enlarge to 150%',
  'gallery.whole': 'Back to 100%',
  'gallery.none': 'There is no picture of this product yet.',
  'gallery.illustration':
    'An illustration of the model, not a photograph of this unit. See “Condition” for what the one you buy looks like.',
  'gallery.severalModels':
    'An illustration that stands for several similar models, not a photograph of this unit. See “Condition” for what the one you buy looks like.',
  'product.sku': 'SKU: {sku}',
  'product.variants': 'Choose a variant',
  'product.variantSoldOut': 'sold out',
  'product.quantity': 'Quantity',
  'product.exceeds': {
    one: 'Exceeds stock: there is {count} in stock.',
    other: 'Exceeds stock: there are {count} in stock.',
  },
  'product.inStock': { one: 'In stock: {count}', other: 'In stock: {count}' },
  'product.exceedsLimit': 'Exceeds what can be ordered at once: {limit}.',
  'product.added': 'Added to cart',
  'product.notifyMe': 'Notify me when it is back',
  'product.priceAlert': 'Alert me when the price drops',
  'product.loginToOffer': 'Make an offer (with your account)',
  'product.share': 'Share',
  'product.compared': 'Added to comparison',
  'product.openCompare': 'Compare selected ({count})',
  'product.buyBar': 'Buy',
  'question.title': 'A question about this product?',
  'question.link': 'Email us',
  'question.subject': 'Question: {title}',
  'question.product': 'Product: {title}',
  'similar.title': 'Similar products',
  'recent.title': 'Recently viewed',
  'failed.title': 'The product cannot be shown right now',
  'failed.timeout': 'Timeout: the product took too long to load',
  'failed.http': 'HTTP {status}: {text}',
  'failed.unknown': 'Unknown error',
} satisfies TranslationOf<typeof original>
