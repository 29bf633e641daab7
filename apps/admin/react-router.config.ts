import type { Config } from '@react-router/dev/config'

export default {
  basename: '/admin',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
