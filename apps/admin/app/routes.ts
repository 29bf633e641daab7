import { type ScreenRoute, screen, wayIn } from './lib/screen-access.ts'

export default [
  wayIn('login', 'routes/login.tsx'),
  wayIn('second-factor', 'routes/second-factor.tsx'),
  wayIn('start/:token', 'routes/start.tsx'),
  wayIn('demo/:token', 'routes/demo.tsx'),
  wayIn('logout', 'routes/logout.tsx'),
  screen('/', 'routes/today.tsx', { permission: 'every-role' }),
  screen('administrators', 'routes/administrators.tsx', { permission: 'administrators.write' }),
  screen('orders', 'routes/orders.tsx', { permission: 'orders.read' }),
  screen('orders/:id', 'routes/order.tsx', { permission: 'orders.read' }),
  screen('reservations', 'routes/reservations.tsx', { permission: 'reservations.read' }),
  screen('reservations/:id', 'routes/reservation.tsx', { permission: 'reservations.read' }),
  screen('audit', 'routes/audit.tsx', { permission: 'audit.read' }),
  screen('offers', 'routes/offers.tsx', { permission: 'offers.read' }),
  screen('offers/rules', 'routes/offer-rules.tsx', { permission: 'offers.rules' }),
  screen('offers/:id', 'routes/offer.tsx', { permission: 'offers.read' }),
  screen('*', 'routes/not-found.tsx', { permission: 'every-role' }),
] satisfies ScreenRoute[]
