import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/*/src/**/*.table.ts',
  out: './packages/database/migrations',
  schemaFilter: ['backend', 'platform'],
})
