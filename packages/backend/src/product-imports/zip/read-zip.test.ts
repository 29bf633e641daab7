import { expect, it } from 'vitest'
import { makeZip } from '../../../../../tests/support/catalogue/make-zip.ts'
import { readZip, zipLimits } from './read-zip.ts'

const text = (content: string) => Buffer.from(content)

it('reads packed and stored files by their names, and leaves out folders and what systems add', () => {
  const zip = makeZip([
    { name: 'pictures/', content: text('') },
    { name: 'pictures/one.jpg', content: text('one '.repeat(100)) },
    { name: 'two.jpg', content: text('two'), isStored: true },
    { name: '__MACOSX/._two.jpg', content: text('x') },
    { name: 'pictures/.DS_Store', content: text('x') },
  ])
  const files = readZip(zip)
  if (typeof files === 'string') throw new Error(files)
  expect(files.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['pictures/one.jpg', 'one '.repeat(100)],
    ['two.jpg', 'two'],
  ])
})

it.each([
  '../one.jpg',
  'pictures/../../one.jpg',
  '/etc/one.jpg',
  'C:/one.jpg',
  'pictures\\one.jpg',
  'one\u0000.jpg',
  'x'.repeat(201),
])('takes nothing of a ZIP with a file called %j', (name) => {
  const files = [{ name: 'good.jpg', content: text('good') }]
  expect(readZip(makeZip([...files, { name, content: text('x') }]))).toBe('zip-bad-name')
})

it('takes nothing of a ZIP with a link, with two files of one name, or with a password', () => {
  const one = { name: 'one.jpg', content: text('/etc/passwd') }
  expect(readZip(makeZip([{ ...one, isLink: true }]))).toBe('zip-bad-name')
  expect(readZip(makeZip([one, one]))).toBe('zip-bad-name')
  expect(readZip(makeZip([{ ...one, isEncrypted: true }]))).toBe('zip-encrypted')
})

it('a compression bomb ends where a file would become larger than it says, or than is allowed', () => {
  const zeros = Buffer.alloc(zipLimits.bytesOfFile + 1)
  expect(readZip(makeZip([{ name: 'honest.jpg', content: zeros }]))).toBe('zip-too-large')
  // It says that it is small, and is not.
  expect(readZip(makeZip([{ name: 'liar.jpg', content: zeros, saysBytes: 10 }]))).toBe('zip-damaged')
  // A hundred entries that share the bytes of one.
  const shared = { content: Buffer.alloc(zipLimits.bytesOfFile), sharesWithFirst: true }
  const many = Array.from({ length: 100 }, (_, index) => ({ name: `${index}.jpg`, ...shared }))
  expect(readZip(makeZip(many))).toBe('zip-too-large')
})

it('has a limit of files and of bytes, and refuses what is no ZIP or a broken one', () => {
  const many = Array.from({ length: zipLimits.files + 1 }, (_, index) => ({ name: `${index}.jpg`, content: text('') }))
  expect(readZip(makeZip(many))).toBe('zip-too-many-files')
  expect(readZip(new Uint8Array(zipLimits.bytes + 1))).toBe('zip-too-large')
  expect(readZip(text('no zip at all, but long enough to be one'))).toBe('zip-damaged')
  expect(readZip(text(''))).toBe('zip-damaged')
  const zip = makeZip([{ name: 'one.jpg', content: text('one'), isStored: true }])
  zip[zip.indexOf('one.jpg') + 'one.jpg'.length] = 0
  expect(readZip(zip)).toBe('zip-damaged')
})
