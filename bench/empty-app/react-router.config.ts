import process from 'node:process'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
  buildDirectory: process.env.EMPTY_APP_BUILD ?? 'build',
} satisfies Config
