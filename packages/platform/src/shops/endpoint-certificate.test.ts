import { X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeEndpointCertificate } from './endpoint-certificate.ts'

it('the endpoint of a shop makes a certificate that is its own issuer and nobody else’s', async () => {
  const { cert } = await makeEndpointCertificate(['localhost', 'main.localhost'])
  const certificate = new X509Certificate(cert)
  expect(certificate.checkHost('main.localhost')).toBe('main.localhost')
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(certificate.ca).toBe(false)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.checkIssued(certificate)).toBe(true)
})
