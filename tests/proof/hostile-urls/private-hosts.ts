type Bytes = readonly [number, number, number, number]

/** This machine, its neighbours, the cloud's own, and what nobody on the Internet has. */
const privateV4: readonly Bytes[] = [
  [127, 0, 0, 1],
  [127, 255, 255, 254],
  [0, 0, 0, 0],
  [10, 0, 0, 1],
  [172, 16, 0, 1],
  [172, 31, 255, 255],
  [192, 168, 1, 1],
  [169, 254, 169, 254],
  [100, 64, 0, 1],
  [198, 18, 0, 1],
  [192, 0, 2, 1],
  [224, 0, 0, 1],
  [255, 255, 255, 255],
]

const privateV6: readonly string[] = [
  ...['::', '::1', 'fe80::1', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1', '5f00::1'],
  ...['2001:db8::1', '3fff::1', '2001:2::1', '2001:10::1', '2001:20::1', '4000::1', 'e000::1'],
]

const hex = (value: number, digits = 0) => value.toString(16).padStart(digits, '0')
const toInteger = ([a, b, c, d]: Bytes) => ((a * 256 + b) * 256 + c) * 256 + d
const halves = ([a, b, c, d]: Bytes) => `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
const turned = (bytes: Bytes): string => halves(bytes.map((byte) => byte ^ 0xff) as unknown as Bytes)
const inOtherDigits = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** One IP in every notation that some parser accepts. */
const notations: Readonly<Record<string, (bytes: Bytes) => string>> = {
  dotted: (bytes) => bytes.join('.'),
  'one number': (bytes) => String(toInteger(bytes)),
  'one hexadecimal number': (bytes) => `0x${hex(toInteger(bytes))}`,
  'one octal number': (bytes) => `0${toInteger(bytes).toString(8)}`,
  'hexadecimal parts': (bytes) => bytes.map((byte) => `0x${hex(byte)}`).join('.'),
  'octal parts': (bytes) => bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
  'two parts': ([a, ...rest]) => `${a}.${toInteger([0, ...rest])}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'a dot at the end': (bytes) => `${bytes.join('.')}.`,
  'escaped digits': (bytes) => bytes.join('.').replaceAll(/\d/g, (digit) => `%3${digit}`),
  'wide digits': (bytes) => inOtherDigits(bytes.join('.'), 0xff10),
  'mathematical digits': (bytes) => inOtherDigits(bytes.join('.'), 0x1d7ce),
  'ideographic dots': (bytes) => bytes.join('。'),
  mapped: (bytes) => `[::ffff:${bytes.join('.')}]`,
  'mapped, hexadecimal': (bytes) => `[0:0:0:0:0:ffff:${halves(bytes)}]`,
  compatible: (bytes) => `[::${bytes.join('.')}]`,
  translated: (bytes) => `[::ffff:0:${bytes.join('.')}]`,
  NAT64: (bytes) => `[64:ff9b::${bytes.join('.')}]`,
  'local NAT64': (bytes) => `[64:ff9b:1::${bytes.join('.')}]`,
  '6to4': (bytes) => `[2002:${halves(bytes)}::1]`,
  Teredo: (bytes) => `[2001:0:102:304::${turned(bytes)}]`,
  ISATAP: (bytes) => `[2a00:1450::5efe:${bytes.join('.')}]`,
}

/** Hosts as they stand in a URL, each with a name for the report. */
export const privateHosts = (): { readonly host: string; readonly said: string }[] => [
  ...privateV4.flatMap((bytes) =>
    Object.entries(notations).map(([name, write]) => ({ host: write(bytes), said: `${bytes.join('.')}, ${name}` })),
  ),
  ...privateV6.map((ip) => ({ host: `[${ip}]`, said: ip })),
  ...['localhost', 'LOCALHOST', 'localhost.', 'main.localhost', 'main.localhost.', 'ⓛocalhost'].map((host) => ({
    host,
    said: host,
  })),
]

/** What a foreign name server may resolve to. */
export const privateIps: readonly string[] = [
  ...privateV4.flatMap((bytes) => [bytes.join('.'), `::ffff:${bytes.join('.')}`, `64:ff9b::${halves(bytes)}`]),
  ...privateV6,
  ...['', 'nonsense', '127.1', '0x7f000001', 'fe80::1%lo', '1.2.3.4.5'],
]

/** No host is private here; the rest of the URL is what is wrong. */
export const refusedForms = (host: string, port: number): readonly string[] => [
  ...['file:///etc/passwd', `file://${host}/etc/passwd`, `gopher://${host}:${port}/_x`, `dict://${host}:${port}/stat`],
  ...[`ftp://${host}:${port}/`, `ws://${host}:${port}/`, `ldap://${host}:${port}/`, 'data:text/plain,x'],
  ...['javascript:1', 'blob:http://x/y', 'about:blank', `jar:http://${host}!/`, `unix:/var/run/x.sock:http://${host}/`],
  ...[`https://user@${host}:${port}/`, `https://user:word@${host}:${port}/`, `https://:word@${host}:${port}/`],
  ...[`https://public.example@${host}:${port}/`, `https://public.example%40@${host}:${port}/`],
  ...[22, 25, 21, 23, 110, 143, 445, 0].map((other) => `https://${host}:${other}/`),
]
