/** Ways to write "one folder up" that some URL parser has taken for it. */
const ups: readonly string[] = [
  ...[
    '..',
    '%2e%2e',
    '%2E%2E',
    '.%2e',
    '%2e.',
    '%252e%252e',
    '%25252e%25252e',
    '..%00',
    '%00..',
    '..;',
    '..%20',
    '..%09',
  ],
  ...[
    '..%0a',
    '....',
    '.../...',
    '..%ff',
    '%c0%ae%c0%ae',
    '%e0%80%ae%e0%80%ae',
    '%uff0e%uff0e',
    '\uff0e\uff0e',
    '. .',
    '..#',
  ],
]
const slashes: readonly string[] = [
  '/',
  '%2f',
  '%252f',
  '\\',
  '%5c',
  '%255c',
  '//',
  '/./',
  '%c0%af',
  '\u2215',
  ';/',
  '/%00/',
]

const prefixes: readonly string[] = [
  ...['/uploads/', '/cdn/shop/files/', '/cdn/shop/files/uploads/', '/cdn/shop/files/demo/', '/assets/', '/', '/fonts/'],
]

/** Names that lead somewhere else by themselves. */
const strays = (outside: readonly string[]): readonly string[] => [
  ...outside.flatMap((path) => [
    `/${path}`,
    `//${path}`,
    `/uploads/${path}`,
    `/cdn/shop/files//${path}`,
    `/assets/${path}%00.js`,
  ]),
  ...['/.env', '/.env.example', '/.git/HEAD', '/.git/config', '/.gitignore', '/package.json', '/package-lock.json'],
  ...['/apps/store/server/config.ts', '/server/index.js', '/build/server/index.js', '/node_modules/hono/package.json'],
  ...[
    '/.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/uploads/',
    '/uploads',
    '/cdn/shop/files/',
  ],
  ...[
    '/@fs/etc/passwd',
    '/@vite/client',
    '/@id/etc/passwd',
    '/app/root.tsx',
    '/src/main.ts',
    '/server-status',
    '/.htaccess',
  ],
  ...[
    '/uploads/.hidden.webp',
    '/uploads/page.html',
    '/uploads/page.html%00.webp',
    '/uploads/page.html;.webp',
    '/uploads/con.webp',
  ],
  ...[
    '/uploads/C:%5cwindows%5cwin.ini',
    '/uploads/%5c%5chost%5cshare',
    '/uploads/file:///etc/passwd',
    '/uploads/~root/.bashrc',
  ],
  ...['/cdn/shop/files/picture-key.ts', '/cdn/shop/files/masters', '/cdn/shop/files/demo', '/cdn/shop/files/uploads'],
  ...['/platform-secrets.json', '/data/platform-secrets.json', '/pictures-cache/', '/postgres/PG_VERSION', '/mail/'],
  ...[
    '*',
    'http://127.0.0.1/../etc/passwd',
    'file:///etc/passwd',
    '/%',
    '/%zz',
    '/uploads/%E0%A4%A',
    `/uploads/${'a'.repeat(5_000)}`,
  ],
]

const climb = (prefix: string, up: string, slash: string, depth: number, path: string) =>
  `${prefix}${(up + slash).repeat(depth)}${path.replaceAll('/', slash.includes('%') ? slash : '/')}`

/** Pictures beside the folders that are served: one folder up, and two. */
const beside: readonly (readonly [prefix: string, depth: number, name: string])[] = [
  ['/uploads/', 1, 'uploads-secret.webp'],
  ['/uploads/', 2, 'outside.webp'],
  ['/cdn/shop/files/uploads/', 1, 'uploads-secret.webp'],
  ['/cdn/shop/files/uploads/', 2, 'outside.webp'],
]

/** `outside` are files that exist, from the root of the machine; every one of them is wanted in many ways. */
export const makePaths = (outside: readonly string[]): readonly string[] => {
  const climbs = ups.flatMap((up, row) =>
    slashes.flatMap((slash, column) => {
      const at = row * 7 + column * 3
      const isLikely = row < 5 && column < 5
      const near = beside.filter((_, turn) => isLikely || turn === at % beside.length)
      return [
        ...near.map(([prefix, depth, name]) => climb(prefix, up, slash, depth, name)),
        climb(prefixes[at % prefixes.length] ?? '/', up, slash, 12, outside[at % outside.length] ?? ''),
      ]
    }),
  )
  return [...new Set([...strays(outside), ...climbs])]
}
