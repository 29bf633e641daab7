import { listingParameters } from '@dvaput/domain/catalogue/listing-query'
import { type PageRoute, page } from './lib/page-access.ts'

export default [
  page.shared('/', 'routes/home.tsx'),
  page.shared('products/:category?/:subcategory?', 'routes/products.tsx', listingParameters),
  page.shared('product/:handle', 'routes/product.tsx', { query: ['variant'] }),
  page.shared('compare', 'routes/compare.tsx', { query: ['handles'] }),
  page.shared('search', 'routes/search.tsx', listingParameters),
  page.shared('envios', 'routes/shipping.tsx'),
  page.shared('devoluciones', 'routes/returns.tsx'),
  page.shared('politica-de-privacidad', 'routes/security.tsx'),
  page.shared('faq', 'routes/faq.tsx'),
  page.shared('terms-and-conditions', 'routes/terms.tsx'),
  page.shared('privacy-policy', 'routes/privacy.tsx'),
  page.shared('contact', 'routes/contact.tsx'),
  page.personal('account/addresses/:id', 'routes/account-address.tsx', { guard: 'customer-form' }),
  page.personal('account/addresses/:id/delete', 'routes/account-address-delete.tsx', { guard: 'customer-form' }),
  page.personal('logout', 'routes/logout.tsx', { guard: 'anyone' }),
  page.personal('wishlist', 'routes/wishlist.tsx', { guard: 'anyone' }),
  page.personal('product-not-available', 'routes/product-not-available.tsx', { guard: 'customer' }),
  page.personal('back-in-stock', 'routes/back-in-stock.tsx', { guard: 'anyone' }),
  page.personal('login/link', 'routes/login-link.tsx', { guard: 'anyone' }),
  page.personal('login/link/:token', 'routes/login-link-open.tsx', { guard: 'anyone' }),
  page.shared('kit', 'routes/kit.tsx', { query: ['page'] }),
  page.shared('kit/failure', 'routes/kit-failure.tsx'),
  page.personal('kit/customer', 'routes/kit-customer.tsx', { guard: 'customer' }),
  page.shared('*', 'routes/not-found.tsx'),
] satisfies PageRoute[]
