import { inRoot, projectNode } from './project.mjs'

const main = inRoot('apps', 'store', 'server', 'main.ts')

/** How the server is run, for `npm start` and for every test that starts one. React chooses its build by NODE_ENV. */
export const serverProgram = () => ({
  command: projectNode(),
  args: [main],
  env: { ...process.env, NODE_ENV: 'production' },
})

export const developmentServerProgram = () => ({
  command: projectNode(),
  args: ['--watch', '--watch-preserve-output', main, '--dev'],
  env: { ...process.env, NODE_ENV: 'development' },
})
