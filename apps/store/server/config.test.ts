import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { paymentSettings } from './payments/payment-settings.ts'
import { demoGate } from './settings/demo-gate.ts'
import { secretSettings } from './settings/secret-settings.ts'

const complaintOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('the settings were accepted')
}

/** Empty where they are accepted. */
const complaintsOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const production = {
  DEMO: 'off',
  APP_SECRET: 'a secret of the test of settings',
  STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
  SMTP_URL: 'smtps://shop:s3cret@mail.example:465',
  BA_ORIGIN: 'https://dvaput.example',
  CL_ORIGIN: 'https://cl.dvaput.example',
  MAIN_ORIGIN: 'https://main.dvaput.example',
  RETAIL_ORIGIN: 'https://retail.dvaput.example',
}

describe('the settings', () => {
  it('have a default for everything', () => {
    const { dataDir, appSecret, ...others } = parseConfig({})
    expect(others).toEqual({
      port: 3000,
      host: '127.0.0.1',
      defaultMarket: 'ba',
      origins: { ba: undefined, cl: undefined },
      platform: {
        ports: { main: 3443, retail: 3444 },
        origins: { main: undefined, retail: undefined },
        tokens: { public: 'dvaput-public-storefront-token-1', private: undefined, admin: undefined },
      },
      shops: { main: undefined, retail: undefined },
      databaseUrl: undefined,
      demo: true,
      minPasswordLength: 6,
      offers: { answerHours: 48, payHours: 24, movesPerProduct: 3 },
      smtpUrl: undefined,
      mailSenders: { ba: 'Dvaput <podrska@dvaput.example>', cl: 'Dvaput <soporte@dvaput.example>' },
      gate: { emails: demoGate.emails, codeHash: demoGate.codeHash },
      era: { url: undefined, port: undefined, key: undefined, webhookSecret: undefined },
      payments: {
        ...{ main: 'test', retail: 'test', imported: 'mercado-pago' },
        accounts: {
          'mercado-pago': { account: undefined, port: undefined },
          monri: { account: undefined, port: undefined },
        },
      },
      externalIdentity: { provider: undefined, port: undefined },
      trustedProxies: [],
      busyRequests: 200,
      rendersPerVisitor: 180,
      metricsToken: undefined,
      logLevel: 'warn',
      development: false,
    })
    expect(isAbsolute(dataDir)).toBe(true)
    expect(appSecret.length).toBeGreaterThanOrEqual(32)
  })

  it('say as whom each market writes: its own sender, else the common one', () => {
    const common = { MAIL_FROM: 'Dvaput <shop@dvaput.example>' }
    expect(parseConfig(common).mailSenders).toEqual({ ba: common.MAIL_FROM, cl: common.MAIL_FROM })
    const own = 'Dvaput Chile <hola@dvaput.example>'
    expect(parseConfig({ ...common, CL_MAIL_FROM: own }).mailSenders).toEqual({ ba: common.MAIL_FROM, cl: own })
  })

  it('say who takes the cards of each shop: nobody outside of the demo unless they do, and never test cards', () => {
    expect(parseConfig(production).payments).toMatchObject({ main: 'off', retail: 'off' })
    expect(complaintOf({ ...production, MAIN_PAYMENTS: 'test' })).toContain('MAIN_PAYMENTS is "test"; expected another')
    expect(complaintOf({ MAIN_PAYMENTS: 'mercado-pago' })).toContain('expected one that takes marks')
    expect(complaintOf({ RETAIL_PAYMENTS: 'cash' })).toContain('RETAIL_PAYMENTS is "cash"; expected test or')
    const retail = { ...production, RETAIL_PAYMENTS: 'mercado-pago' }
    expect(complaintOf(retail)).toContain('MERCADO_PAGO_ACCESS_TOKEN is missing')
    const account = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1234', MERCADO_PAGO_WEBHOOK_SECRET: 'f81d4fae7dec11d0' }
    expect(parseConfig({ ...retail, ...account }).payments).toMatchObject({ main: 'off', retail: 'mercado-pago' })
  })

  it('open the international listing to nobody outside of the demo unless they say so', () => {
    expect(parseConfig(production).gate).toEqual({ emails: [], codeHash: undefined })
    const ownHash = demoGate.codeHash.replace('UjF6', 'VkG7')
    const own = { INTERNATIONAL_EMAILS: ' Ana@Shop.example , b@c.example ', INTERNATIONAL_CODE_HASH: ownHash }
    expect(parseConfig({ ...production, ...own }).gate).toEqual({
      emails: ['ana@shop.example', 'b@c.example'],
      codeHash: ownHash,
    })
  })

  it('are read as they are meant', () => {
    expect(
      parseConfig({
        ...production,
        PORT: '8080',
        MARKET: 'cl',
        BA_ORIGIN: 'https://dvaput.example',
        CL_ORIGIN: 'http://cl.dvaput.example:8080',
        INSECURE_ORIGINS: 'on',
        TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8,,::1 ,fd00::/8',
        RETAIL_PORT: '8444',
        RETAIL_ORIGIN: 'https://retail.dvaput.example',
        STOREFRONT_PUBLIC_TOKEN: 'a-token-of-ours',
        PASSWORD_MIN_LENGTH: '8',
        OFFER_ANSWER_HOURS: '72',
        UNKNOWN: 'does not matter',
      }),
    ).toMatchObject({
      platform: {
        ports: { main: 'off', retail: 8444 },
        origins: { main: 'https://main.dvaput.example', retail: 'https://retail.dvaput.example' },
        tokens: { public: 'a-token-of-ours' },
      },
      port: 8080,
      defaultMarket: 'cl',
      minPasswordLength: 8,
      offers: { answerHours: 72, payHours: 24, movesPerProduct: 3 },
      origins: { ba: 'https://dvaput.example', cl: 'http://cl.dvaput.example:8080' },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'],
      demo: false,
      logLevel: 'info',
    })
  })

  it('name a hosted shop in place of a built-in one, which refuses everybody without a token', () => {
    const url = 'https://dvaput.myshopify.com'
    expect(parseConfig({ RETAIL_SHOP_URL: url, RETAIL_SHOP_TOKEN: 'shpat_12345678' }).shops).toEqual({
      main: undefined,
      retail: {
        url,
        token: 'shpat_12345678',
        adminToken: undefined,
        webhookSecret: undefined,
        clientId: undefined,
      },
    })
    expect(complaintOf({ MAIN_SHOP_URL: url })).toContain('MAIN_SHOP_TOKEN is missing')
    expect(complaintOf({ MAIN_SHOP_TOKEN: 'two words' })).not.toContain('two words')
  })

  it('name the client of a hosted shop’s customer accounts, and the provider of external ones', () => {
    const hosted = { MAIN_SHOP_URL: 'https://dvaput.myshopify.com', MAIN_SHOP_TOKEN: 'shpat_12345678' }
    const { shops } = parseConfig({ ...hosted, MAIN_SHOP_CLIENT_ID: 'shp_12345678' })
    expect(shops.main?.clientId).toBe('shp_12345678')
    const issuer = { EXTERNAL_IDENTITY_ISSUER: 'https://accounts.google.com/' }
    expect(parseConfig({ ...issuer, EXTERNAL_IDENTITY_CLIENT_ID: 'ours' }).externalIdentity.provider).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'ours',
      clientSecret: undefined,
    })
    expect(complaintOf(issuer)).toContain('EXTERNAL_IDENTITY_CLIENT_ID is missing')
  })

  it('count an empty line as not set', () => {
    expect(parseConfig({ PORT: '', MARKET: '', SMTP_URL: '', LOG_LEVEL: '' })).toEqual(parseConfig({}))
  })

  it.each([
    ...['0', '65536', 'eighty', '-1', '3000.5', '0x50', '1e3', ' '].map((value) => [
      'PORT',
      value,
      'a port number from 1 to 65535',
    ]),
    ...['0', 'on', '70000'].map((value) => ['MAIN_PORT', value, 'a port number from 1 to 65535, or off']),
    ['STOREFRONT_PUBLIC_TOKEN', 'two words', 'at least 8 letters, digits, hyphens or underscores'],
    ['MARKET', 'xx', 'ba or cl'],
    ['MARKET', 'BA', 'ba or cl'],
    ...['dvaput.example', 'https://dvaput.example/', 'https://dvaput.example/shop', 'ftp://dvaput.example', 'null'].map(
      (value) => ['BA_ORIGIN', value, 'an origin such as https://dvaput.example, without a path'],
    ),
    ['CL_ORIGIN', 'javascript:alert(1)', 'an origin such as https://dvaput.example, without a path'],
    ['DEMO', 'true', 'on or off'],
    ...['MAIL_FROM', 'BA_MAIL_FROM', 'CL_MAIL_FROM'].map((name) => [
      name,
      'x',
      'a sender such as Dvaput <shop@example.com>',
    ]),
    ...['everyone', '10.0.0.0/33', '::1/129', '10.0.0.0/', '127.0.0.1;10.0.0.1'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      'IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8',
    ]),
    ...['5', '65', 'six', '7.5'].map((value) => ['PASSWORD_MIN_LENGTH', value, 'a number from 6 to 64']),
    ...['0', '721', 'two'].map((value) => ['OFFER_PAY_HOURS', value, 'a number from 1 to 720']),
    ['OFFER_MOVES', '101', 'a number from 1 to 100'],
    ['BUSY_REQUESTS', '0', 'a number from 1 to 9999'],
    ['RENDERS_PER_VISITOR', '10000', 'a number from 1 to 9999'],
    ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ] as [string, string, string][])(
    'refuse %s=%s with its name, its value and what was expected',
    (name, value, expected) => {
      expect(complaintOf({ [name]: value })).toContain(`- ${name} is ${JSON.stringify(value)}; expected ${expected}\n`)
    },
  )

  it.each([
    ['APP_SECRET', 's3cret-and-short', 'at least 32 random characters'],
    ['DATABASE_URL', 'mysql://shop:s3cret@db/shop', 'a URL beginning with postgres:// or postgresql://'],
    ['DATABASE_URL', 's3cret', 'a URL beginning with postgres:// or postgresql://'],
    ['DATABASE_READ_URL', 'mysql://shop:s3cret@db/shop', 'a URL beginning with postgres:// or postgresql://'],
    ['SMTP_URL', 'https://shop:s3cret@mail.example', 'a URL beginning with smtp:// or smtps://'],
    ['METRICS_TOKEN', 's3cret', 'at least 16 characters'],
    ['ADMIN_TOKEN', 's3cret-s3cret-s3cret', 'at least 32 letters, digits, hyphens or underscores'],
    ['ERA_KEY', 's3cret', 'at least 8 characters without spaces'],
    ['ERA_WEBHOOK_SECRET', 's3cret', 'at least 16 characters'],
    ['STOREFRONT_PRIVATE_TOKEN', 's3cret', 'at least 8 letters, digits, hyphens or underscores'],
  ])('refuse a wrong %s without showing its value', (name, value, expected) => {
    const complaint = complaintOf({ [name]: value })
    expect(complaint).toContain(`- ${name} is (not shown); expected ${expected}\n`)
    expect(complaint).not.toContain('s3cret')
  })

  it('name everything that is wrong at once', () => {
    const complaint = complaintOf({ PORT: 'x', MARKET: 'y', DEMO: 'z' })
    for (const name of ['PORT', 'MARKET', 'DEMO']) expect(complaint).toContain(`- ${name} is `)
  })

  it('refuse a read replica without the database that it follows', () => {
    expect(complaintOf({ DATABASE_READ_URL: 'postgres://shop@replica/shop' })).toContain('- DATABASE_URL is missing; ')
  })

  it('refuse a token that opens two things, without showing it', () => {
    const token = 's3cret-s3cret-s3cret-s3cret-s3cret'
    const complaint = complaintOf({ STOREFRONT_PRIVATE_TOKEN: token, ADMIN_TOKEN: token })
    expect(complaint).toContain('ADMIN_TOKEN is (not shown); expected another token than STOREFRONT_PRIVATE_TOKEN')
    expect(complaint).not.toContain('s3cret')
    expect(complaintOf({ ADMIN_TOKEN: token, METRICS_TOKEN: token })).toContain('METRICS_TOKEN is (not shown)')
  })

  it('refuse two markets at one address', () => {
    const complaint = complaintOf({ BA_ORIGIN: 'https://dvaput.example', CL_ORIGIN: 'https://dvaput.example' })
    expect(complaint).toContain('CL_ORIGIN is "https://dvaput.example"; expected another host name than BA_ORIGIN')
    expect(complaintOf({ CL_ORIGIN: 'https://cl.example', RETAIL_ORIGIN: 'https://cl.example' })).toContain(
      'RETAIL_ORIGIN is "https://cl.example"; expected another host name than CL_ORIGIN',
    )
  })
})

describe('without the demo', () => {
  it.each([
    ['APP_SECRET', 'a'.repeat(40), 'can be guessed'],
    ['APP_SECRET', 'correct horse '.repeat(4), 'can be guessed'],
    ['APP_SECRET', '1234567890'.repeat(4), 'can be guessed'],
    ['APP_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', 'can be guessed'],
    ['APP_SECRET', 'qwertyuiopasdfghjklzxcvbnm1234567890', 'can be guessed'],
    ['APP_SECRET', 'ZYXWVUTSRQPONMLKJIHGFEDCBA9876543210', 'can be guessed'],
    ['APP_SECRET', 'Password-secret-changeme-admin-Dvaput', 'can be guessed'],
    ['ADMIN_TOKEN', 'x'.repeat(32), 'can be guessed'],
    ['ADMIN_TOKEN', 'abcd1234abcd1234abcd1234abcd1234', 'can be guessed'],
    ['METRICS_TOKEN', '1234567890123456', 'can be guessed'],
    ['ERA_WEBHOOK_SECRET', 'qwertyuiopasdfgh', 'can be guessed'],
    ['ERA_KEY', 'aaaaaaaa', 'can be guessed'],
    ['STOREFRONT_PRIVATE_TOKEN', 'password', 'can be guessed'],
    ['MERCADO_PAGO_WEBHOOK_SECRET', 'abcdefghijklmnop', 'can be guessed'],
    ['MONRI_AUTHENTICITY_TOKEN', 'a'.repeat(40), 'can be guessed'],
    ['MAIN_SHOP_WEBHOOK_SECRET', 'zxcvbnmasdfghjkl', 'can be guessed'],
    ['EXTERNAL_IDENTITY_CLIENT_SECRET', 'secretsecret', 'can be guessed'],
    ['STOREFRONT_PUBLIC_TOKEN', 'dvaput-public-storefront-token-1', 'is published'],
    ['MERCADO_PAGO_ACCESS_TOKEN', 'TEST-demo-token', 'is published'],
    ['MONRI_MERCHANT_KEY', 'demo-merchant-key', 'is published'],
    ['EXTERNAL_IDENTITY_CLIENT_SECRET', 'dvaput-demo-secret', 'is published'],
    ['INTERNATIONAL_CODE_HASH', demoGate.codeHash, 'is published'],
    ['BA_ORIGIN', 'http://dvaput.example', 'expected https://'],
    ['RETAIL_ORIGIN', 'http://retail.dvaput.example', 'expected https://'],
  ])('refuse a %s without the demo that everybody knows, can guess or can read', (name, value, complaint) => {
    const message = complaintOf({ ...production, [name]: value })
    expect(message).toMatch(new RegExp(`- ${name} .*${complaint}`))
    if (!name.endsWith('_ORIGIN')) expect(message).not.toContain(value)
  })

  it('take what a generator of random characters makes, in each of its forms', () => {
    const forms = ['base64', 'base64url', 'hex'] as const
    for (const form of forms) {
      const made = Array.from({ length: 50 }, () => randomBytes(32).toString(form))
      expect(made.filter((value) => complaintsOf({ ...production, APP_SECRET: value }).includes('APP_SECRET'))).toEqual(
        [],
      )
    }
  })

  it('judge every secret that there is, or say who judges it', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'))
    const names = Object.keys(example).filter((name) => /SECRET|TOKEN|KEY$|HASH|PASSWORD/.test(name))
    const open = ['STOREFRONT_PUBLIC_TOKEN', 'PASSWORD_MIN_LENGTH']
    expect(names.filter((name) => !(name in secretSettings) && !open.includes(name))).toEqual([])
  })

  it.each(['MAIN_SHOP_URL', 'RETAIL_SHOP_URL', 'ERA_URL', 'EXTERNAL_IDENTITY_ISSUER', 'MERCADO_PAGO_URL', 'MONRI_URL'])(
    'of a shop without the demo refuse a service at plain http, which would get a secret of ours: %s',
    (name) => {
      const refused = `- ${name} is "http://service.example"; expected https:// when DEMO=off, or INSECURE_ORIGINS=on`
      const at = (url: string, more = {}) => complaintsOf({ ...production, [name]: url, ...more })
      expect(at('http://service.example')).toContain(refused)
      expect(at('http://127.0.0.1:3999')).not.toContain('expected https://')
      expect(at('http://service.example', { INSECURE_ORIGINS: 'on' })).not.toContain('expected https://')
    },
  )

  it('take plain http without the demo on this machine, and elsewhere where they say so', () => {
    expect(parseConfig({ ...production, BA_ORIGIN: 'http://localhost:3000' }).demo).toBe(false)
    const elsewhere = { ...production, BA_ORIGIN: 'http://dvaput.example', INSECURE_ORIGINS: 'on' }
    expect(parseConfig(elsewhere).origins.ba).toBe('http://dvaput.example')
  })

  it('the settings of a real shop are accepted', () => {
    expect(parseConfig(production)).toMatchObject({ demo: false, appSecret: production.APP_SECRET })
  })

  it('the secret of the demo is refused, set or not', () => {
    const { appSecret } = parseConfig({})
    const { APP_SECRET: _, ...others } = production
    for (const environment of [others, { ...production, APP_SECRET: appSecret }]) {
      const complaint = complaintOf(environment)
      expect(complaint).toContain("- APP_SECRET is the demo's, which is published; expected one of your own")
      expect(complaint).not.toContain(appSecret)
    }
  })

  it('a missing SMTP_URL is refused', () => {
    expect(complaintOf({ ...production, SMTP_URL: '' })).toContain('- SMTP_URL is missing; expected a URL')
  })

  it.each(['BA_ORIGIN', 'CL_ORIGIN', 'MAIN_ORIGIN', 'RETAIL_ORIGIN'])('a missing %s is refused', (name) => {
    expect(complaintOf({ ...production, [name]: '' })).toContain(`- ${name} is missing; expected the`)
  })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8')
  const described = Object.keys(parseEnv(text))

  it('names every setting, and no other', () => {
    const shape = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(source)?.[1] ?? ''
    const settings = [...shape.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(settings.length).toBeGreaterThan(10)
    const all = [...settings, ...Object.keys(paymentSettings({ url: 'url', token: 'token', port: 'port' }))]
    expect([...described].sort()).toEqual(all.sort())
  })

  it('says what each is for, on the line above or above its group', () => {
    const blocks = text.split(/\n(?=#)/).filter((block) => /^[A-Z_]+=/m.test(block))
    expect(blocks.flatMap((block) => [...block.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)).sort()).toEqual(
      [...described].sort(),
    )
    for (const block of blocks) expect(block).toMatch(/^# .{20,}/)
  })

  it('can be copied as it is', () => {
    expect(parseConfig(parseEnv(text) as Record<string, string>)).toEqual(parseConfig({}))
  })
})
