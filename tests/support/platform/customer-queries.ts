import type { TestPlatform } from './test-platform.ts'

type QueryOptions = Parameters<TestPlatform['query']>[2]

const password = 'correct horse'
const errorFields = 'customerUserErrors { code field message } userErrors { field message }'
const settingFields = `customer { email } customerAccessToken { accessToken } ${errorFields}`

const mutation = (name: string, args: string, types: string, fields: string) =>
  `mutation(${types}) { ${name}(${args}) { ${fields} } }`

const linkIn = (text: string | undefined, kind: string) =>
  new RegExp(`http://\\S+/account/${kind}/\\d+/[0-9a-f]{64}`).exec(text ?? '')?.[0]

/** What a storefront asks about classic accounts. */
export const createCustomerQueries = (platform: TestPlatform) => {
  let lastClient = 0
  /** Another client each time, so that one test's tries do not use up another's. */
  const newClient = () => {
    lastClient += 1
    return `198.51.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`
  }
  let lastPerson = 0
  const newEmail = () => `person${++lastPerson}@example.com`

  const options = (more: QueryOptions = {}): QueryOptions => ({ clientIp: newClient(), ...more })

  const create = (input: object, more?: QueryOptions) =>
    platform.query(
      mutation(
        'customerCreate',
        'input: $input',
        '$input: CustomerCreateInput!',
        `customer { id email firstName lastName phone displayName acceptsMarketing numberOfOrders tags } ${errorFields}`,
      ),
      { input },
      options(more),
    )
  const logIn = (email: string, secret: string, more?: QueryOptions) =>
    platform.query(
      mutation(
        'customerAccessTokenCreate',
        'input: $input',
        '$input: CustomerAccessTokenCreateInput!',
        `customerAccessToken { accessToken expiresAt } ${errorFields}`,
      ),
      { input: { email, password: secret } },
      options(more),
    )
  const recover = (email: string, more?: QueryOptions, context = '') =>
    platform.query(
      `mutation($email: String!) ${context} { customerRecover(email: $email) { ${errorFields} } }`,
      { email },
      options(more),
    )
  const tokenMutation = (name: string, token: string, fields: string, more?: QueryOptions) =>
    platform.query(mutation(name, 'customerAccessToken: $token', '$token: String!', fields), { token }, options(more))
  const renew = (token: string, more?: QueryOptions) =>
    tokenMutation(
      'customerAccessTokenRenew',
      token,
      'customerAccessToken { accessToken expiresAt } userErrors { field message }',
      more,
    )
  const logOut = (token: string, more?: QueryOptions) =>
    tokenMutation(
      'customerAccessTokenDelete',
      token,
      'deletedAccessToken deletedCustomerAccessTokenId userErrors { field message }',
      more,
    )
  const whoIs = async (token: string, more?: QueryOptions) =>
    (
      await platform.query(
        'query($token: String!) { customer(customerAccessToken: $token) { email } }',
        { token },
        options(more),
      )
    ).data.customer?.email ?? null

  const register = async (more: object = {}) => {
    const email = newEmail()
    const { data } = await create({ email, password, ...more })
    const { customer, customerUserErrors } = data.customerCreate
    if (!customer) throw new Error(`not registered: ${JSON.stringify(customerUserErrors)}`)
    return { email, id: customer.id as string }
  }
  const newToken = async (email: string, secret = password): Promise<string> =>
    (await logIn(email, secret)).data.customerAccessTokenCreate.customerAccessToken.accessToken

  const mailsTo = async (email: string) => {
    await platform.jobs.drain()
    return platform.sent.filter(({ to }) => to === email)
  }
  const mailedLink = async (email: string, kind = 'reset') => {
    const link = linkIn((await mailsTo(email)).findLast(({ text }) => linkIn(text, kind))?.text, kind)
    if (link === undefined) throw new Error(`no ${kind} link was mailed to ${email}`)
    return link
  }
  const reset = (id: string, resetToken: string, secret: string, more?: QueryOptions) =>
    platform.query(
      mutation('customerReset', 'id: $id, input: $input', '$id: ID!, $input: CustomerResetInput!', settingFields),
      { id, input: { resetToken, password: secret } },
      options(more),
    )
  const resetByUrl = (resetUrl: string, secret: string, more?: QueryOptions) =>
    platform.query(
      mutation(
        'customerResetByUrl',
        'resetUrl: $resetUrl, password: $password',
        '$resetUrl: URL!, $password: String!',
        `customer { email } customerAccessToken { accessToken } customerUserErrors { code field message }`,
      ),
      { resetUrl, password: secret },
      options(more),
    )
  const activateByUrl = (activationUrl: string, secret: string) =>
    platform.query(
      mutation(
        'customerActivateByUrl',
        'activationUrl: $url, password: $password',
        '$url: URL!, $password: String!',
        `customer { email } customerAccessToken { accessToken } customerUserErrors { code field message }`,
      ),
      { url: activationUrl, password: secret },
      options(),
    )
  const activate = (id: string, activationToken: string, secret: string) =>
    platform.query(
      mutation('customerActivate', 'id: $id, input: $input', '$id: ID!, $input: CustomerActivateInput!', settingFields),
      { id, input: { activationToken, password: secret } },
      options(),
    )
  const runSql = (text: string, values: unknown[] = []) => platform.database.pool.query(text, values)

  return {
    password,
    newClient,
    newEmail,
    create,
    register,
    logIn,
    newToken,
    whoIs,
    renew,
    logOut,
    recover,
    mailsTo,
    mailedLink,
    reset,
    resetByUrl,
    activate,
    activateByUrl,
    runSql,
  }
}
