import { inRoot } from './project.mjs'

/** @param {string[]} path */
const tool = (...path) => inRoot('node_modules', ...path)
const typescript = tool('typescript', 'bin', 'tsc')
const knip = [tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints']

/** @typedef {{ title: string, args: string[] }} Check a program of Node that fails when something is wrong */

/** @param {string[]} paths @returns {Check} */
const formatAndLint = (paths) => ({
  title: 'format and lint',
  args: [
    tool('@biomejs', 'biome', 'bin', 'biome'),
    ...['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...paths],
  ],
})

const messageKeys = { title: 'message keys', args: [inRoot('scripts', 'check-messages.mjs')] }

/** The types of routes and of the Storefront schema are written first. @type {readonly Check[]} */
export const typeChecks = [
  { title: 'route types', args: [tool('@react-router', 'dev', 'bin.cjs'), 'typegen', 'apps/store'] },
  { title: 'GraphQL types', args: [inRoot('scripts', 'write-storefront-schema.mjs')] },
  { title: 'types', args: [typescript, '--noEmit'] },
]

/** What holds for the sources as they are, the quick ones first. @type {readonly Check[]} */
export const sourceChecks = [
  messageKeys,
  { title: 'migrations fresh', args: [inRoot('scripts', 'check-migrations.mjs')] },
  formatAndLint(['.']),
  {
    title: 'types of domain, without Node and browser',
    args: [typescript, '--noEmit', '--project', 'tsconfig.domain.json'],
  },
  ...typeChecks,
  { title: 'unused code', args: knip },
  { title: 'code that only tests use', args: [...knip, '--production'] },
]

/** What holds for the shop as it was built. @type {readonly Check[]} */
export const buildChecks = [{ title: 'client size budget', args: [inRoot('scripts', 'check-budget.mjs')] }]

/** Before the tests of `npm run test:quick`. @param {string[]} changed @returns {readonly Check[]} */
export const quickChecks = (changed) => [messageKeys, formatAndLint(changed)]
