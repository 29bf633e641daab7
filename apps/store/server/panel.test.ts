import { describe, expect, it } from 'vitest'
import { formatPanel } from './panel.ts'

const panel = {
  origins: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
  base: 'http://localhost:3000',
  shopOrigins: { main: 'http://main.localhost:3000', retail: 'http://retail.localhost:3000' },
  era: 'http://127.0.0.1:3445',
  payments: { 'mercado-pago': 'http://127.0.0.1:3447', monri: 'http://127.0.0.1:3448' },
  externalIdentity: 'http://127.0.0.1:3446',
  administrators: 'http://localhost:3000/admin/demo/token',
  data: 'data/postgres',
  startOver: 'stop, then delete data/postgres',
}

describe('the panel', () => {
  it('says where everything is', () => {
    const lines = formatPanel({ ...panel, demo: true }).split('\n')
    for (const [name, value] of [
      ['Shop, Bosnia and Herzegovina', 'http://localhost:3000'],
      ['Shop, Chile', 'http://cl.localhost:3000'],
      ['Shop side, demo', 'http://localhost:3000/admin/demo/token'],
      ['Customer, Bosnia', 'amra@kupac.example, password dvaput-demo'],
      ['Customer, Chile', 'diego@cliente.example, with a code that arrives in the mailbox'],
      ['International', 'access code bodega-abierta, or log in as amra@kupac.example'],
      ['Mailbox', 'http://localhost:3000/mailbox'],
      ['Platform, main', 'http://main.localhost:3000/api/2025-04/graphql.json'],
      ['Platform, retail', 'http://retail.localhost:3000/api/2025-04/graphql.json'],
      ['Warehouse, demo', 'http://127.0.0.1:3445/era/inventory'],
      ['Mercado Pago, demo', 'http://127.0.0.1:3447/sandbox'],
      ['Monri, demo', 'http://127.0.0.1:3448/sandbox'],
      ['External accounts, demo', 'http://127.0.0.1:3446'],
      ['API reference', 'http://localhost:3000/api/reference'],
      ['Data', 'data/postgres'],
      ['Start over', 'stop, then delete data/postgres'],
    ])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${name} +${value}$`)))
    expect(lines.length).toBeLessThan(24)
  })

  it('has no sample pages without the demo', () => {
    expect(formatPanel({ ...panel, demo: false, era: undefined })).not.toMatch(/mailbox|customer|kit|warehouse/i)
  })
})
