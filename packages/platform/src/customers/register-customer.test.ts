import { describe, expect, it } from 'vitest'
import { createCustomerQueries } from '../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const {
  password,
  newClient,
  newEmail,
  create,
  register,
  logIn,
  whoIs,
  mailsTo,
  mailedLink,
  activate,
  activateByUrl,
  runSql,
} = createCustomerQueries(platform)

describe('customerCreate', () => {
  it('makes a customer, whose password is kept as argon2id, and mails a welcome', async () => {
    const email = newEmail()
    const { data } = await create({
      email: `  ${email.toUpperCase()} `,
      password,
      firstName: ' Amra ',
      lastName: 'Hadžić',
      phone: '061 234 567',
      acceptsMarketing: true,
    })
    expect(data.customerCreate).toMatchObject({
      customer: {
        email,
        firstName: 'Amra',
        displayName: 'Amra Hadžić',
        phone: '+38761234567',
        acceptsMarketing: true,
        numberOfOrders: '0',
        tags: [],
      },
      customerUserErrors: [],
      userErrors: [],
    })
    expect(data.customerCreate.customer.id).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/)
    const { rows } = await runSql('SELECT password_hash FROM platform.customers WHERE email = $1', [email])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [welcome] = await mailsTo(email)
    expect(welcome?.subject).toContain('Dvaput')
    expect(welcome?.text).toContain('Amra')
  })

  it.each([
    [{ email: '' }, 'BLANK', ['input', 'email'], "Email can't be blank"],
    [{ email: 'nobody' }, 'INVALID', ['input', 'email'], 'Email is invalid'],
    [{ email: 'a b@example.com' }, 'INVALID', ['input', 'email'], 'Email is invalid'],
    [{ email: 'somebody@nowhere' }, 'BAD_DOMAIN', ['input', 'email'], 'Email contains an invalid domain name'],
    [
      { email: `${'a'.repeat(250)}@example.com` },
      'TOO_LONG',
      ['input', 'email'],
      'Email is too long (maximum is 254 characters)',
    ],
    [{ password: '   ' }, 'BLANK', ['input', 'password'], "Password can't be blank"],
    [{ password: 'short' }, 'TOO_SHORT', ['input', 'password'], 'Password is too short (minimum is 6 characters)'],
    [
      { password: 'x'.repeat(129) },
      'TOO_LONG',
      ['input', 'password'],
      'Password is too long (maximum is 128 characters)',
    ],
    [
      { password: ' spaces ' },
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      ['input', 'password'],
      'Password starts or ends with whitespace',
    ],
    [{ firstName: '<b>Amra</b>' }, 'CONTAINS_HTML_TAGS', ['input', 'firstName'], 'First name cannot contain HTML tags'],
    [{ lastName: 'see https://example.com' }, 'CONTAINS_URL', ['input', 'lastName'], 'Last name cannot contain URL'],
    [
      { lastName: 'x'.repeat(101) },
      'TOO_LONG',
      ['input', 'lastName'],
      'Last name is too long (maximum is 100 characters)',
    ],
    [{ phone: 'call me' }, 'INVALID', ['input', 'phone'], 'Phone is invalid'],
  ])('refuses %o', async (wrong, code, field, message) => {
    const { data } = await create({ email: newEmail(), password, ...wrong })
    expect(data.customerCreate).toEqual({
      customer: null,
      customerUserErrors: [{ code, field, message }],
      userErrors: [{ field, message }],
    })
  })

  it('refuses an e-mail and a phone that are taken, in this shop only', async () => {
    const { email } = await register({ phone: '+38761999888' })
    const { data } = await create({ email: email.toUpperCase(), password, phone: '061/999-888' })
    expect(data.customerCreate.customerUserErrors).toEqual([
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
      { code: 'TAKEN', field: ['input', 'phone'], message: 'Phone has already been taken' },
    ])
    const elsewhere = await create({ email, password }, { shop: 'retail' })
    expect(elsewhere.data.customerCreate.customerUserErrors).toEqual([])
  })

  it('lets one of many at the same moment have the e-mail', async () => {
    const email = newEmail()
    const responses = await Promise.all(Array.from({ length: 6 }, () => create({ email, password })))
    const codes = responses.map(({ data }) => data.customerCreate.customerUserErrors[0]?.code ?? 'made')
    expect(codes.toSorted()).toEqual([...Array(5).fill('TAKEN'), 'made'])
    expect((await mailsTo(email)).length).toBe(1)
  })

  it('is throttled by client, and not by mistakes in the form', async () => {
    const clientIp = newClient()
    for (let i = 0; i < 5; i += 1) await create({ email: 'wrong', password }, { clientIp })
    for (let i = 0; i < 3; i += 1)
      expect((await create({ email: newEmail(), password }, { clientIp })).errors).toBeUndefined()
    const { data, errors } = await create({ email: newEmail(), password }, { clientIp })
    expect(data.customerCreate).toBeNull()
    expect(errors).toMatchObject([
      {
        message: 'Creating Customer Limit exceeded. Please try again later.',
        path: ['customerCreate'],
        extensions: { code: 'THROTTLED' },
      },
    ])
  })
})

describe('an account without a password', () => {
  const addGuest = async () => {
    const email = newEmail()
    const { rows } = await runSql(
      "INSERT INTO platform.customers (shop_id, email, state) SELECT id, $1, 'invited' FROM platform.shops WHERE handle = 'main' RETURNING id",
      [email],
    )
    return { email, id: `gid://shopify/Customer/${rows[0].id}` }
  }

  it('is not taken over by registering: its owner gets a link, which activates it once', async () => {
    const { email, id } = await addGuest()
    const { data } = await create({ email, password: 'of a stranger' })
    expect(data.customerCreate).toMatchObject({
      customer: null,
      customerUserErrors: [
        {
          code: 'CUSTOMER_DISABLED',
          field: ['input'],
          message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
        },
      ],
    })
    expect((await logIn(email, 'of a stranger')).data.customerAccessTokenCreate.customerAccessToken).toBeNull()

    expect((await activate(id, 'f'.repeat(64), 'my own secret')).data.customerActivate).toMatchObject({
      customer: null,
      customerUserErrors: [{ code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid activation token' }],
    })
    expect((await activateByUrl('https://example.com/', 'my own secret')).data.customerActivateByUrl).toMatchObject({
      customerUserErrors: [{ code: 'INVALID', field: ['activationUrl'], message: 'Invalid activation url' }],
    })
    const link = await mailedLink(email, 'activate')
    const activated = await activateByUrl(link, 'my own secret')
    expect(activated.data.customerActivateByUrl).toMatchObject({ customer: { email }, customerUserErrors: [] })
    expect(await whoIs(activated.data.customerActivateByUrl.customerAccessToken.accessToken)).toBe(email)
    expect((await activateByUrl(link, 'my own secret')).data.customerActivateByUrl.customerUserErrors).toEqual([
      { code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' },
    ])
  })

  it('is activated by id and token as well', async () => {
    const { email, id } = await addGuest()
    await create({ email, password })
    const token = (await mailedLink(email, 'activate')).split('/').at(-1) ?? ''
    expect((await activate(id, token, 'tiny')).data.customerActivate.customerUserErrors[0].code).toBe('TOO_SHORT')
    expect((await activate(id, token, password)).data.customerActivate).toMatchObject({
      customer: { email },
      userErrors: [],
    })
  })
})
