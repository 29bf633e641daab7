import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('products/:category?/:subcategory?', 'routes/products.tsx'),
  route('product/:handle', 'routes/product.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('back-in-stock', 'routes/back-in-stock.tsx'),
  route('search', 'routes/search.tsx'),
  route('envios', 'routes/shipping.tsx'),
  route('devoluciones', 'routes/returns.tsx'),
  route('politica-de-privacidad', 'routes/security.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('terms-and-conditions', 'routes/terms.tsx'),
  route('privacy-policy', 'routes/privacy.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('kit', 'routes/kit.tsx'),
  route('kit/failure', 'routes/kit-failure.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
