/** Where the paths lead to in a test: a root, and a secret beside it. */
export interface HostileTarget {
  readonly rootPath: string
  /** Relative to the parent of the root. */
  readonly secretName: string
  readonly count: number
}

const DOTS = [
  '..',
  '.',
  '...',
  '....',
  '.. ',
  ' ..',
  '..\t',
  '..\u0000',
  '.\u200b.',
  '.\u00ad.',
  '\u2024\u2024',
  '\u2025',
  '\uff0e\uff0e',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '0x2e0x2e',
  '..;',
  '..%00',
  '\\.\\.',
  '..\\..',
  '&#46;&#46;',
  '\ud800..',
]

const SLASHES = [
  '/',
  '//',
  '/./',
  '\\',
  '\\/',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%c0%af',
  '\u2215',
  '\u2044',
  '\uff0f',
  '\u29f8',
  '/\u0000/',
  '/\n/',
  '/ /',
  '/link-up/',
  '/link-root/',
  '/src/',
]

const BEGINNINGS = [
  '',
  '/',
  '//',
  './',
  'src/',
  'src/../',
  'link-up/',
  'link-root/',
  'link-self/',
  '~/',
  '~root/',
  '$HOME/',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a shell would expand, and we must not.
  '${PWD}/',
  'file:///',
  'file://localhost/',
  'C:\\',
  'C:/',
  '\\\\?\\',
  '\\\\server\\share\\',
  '/proc/self/root/',
  '/proc/self/cwd/',
  '/proc/self/fd/0/',
  '/proc/self/task/../root/',
  '/dev/fd/3/',
  'data:text/plain,',
  '\ufeff',
  'src/a.ts/',
  'none/',
]

const FIXED = [
  '/etc/passwd',
  '/etc/shadow',
  '/proc/self/environ',
  '/proc/self/mem',
  '/proc/self/maps',
  '/proc/1/root/etc/passwd',
  '/proc/thread-self/root/etc/passwd',
  '/proc/kcore',
  '/dev/stdin',
  '/dev/zero',
  '/dev/random',
  '/dev/tty',
  '/sys/kernel/notes',
  '/run/secrets',
  '.',
  '..',
  '/',
  '//',
  '~',
  '*',
  '-',
  ' ',
  '\n',
  '\u0000',
  'con',
  'nul',
  'aux.txt',
  'a:b',
  'src/a.ts:stream',
]

/** Makes hostile paths, always the same ones: every beginning, dots, slashes and depth, then long ones. */
export function* hostilePaths(target: HostileTarget): Generator<string> {
  let made = 0
  const rootName = target.rootPath.slice(target.rootPath.lastIndexOf('/') + 1)
  const parent = target.rootPath.slice(0, target.rootPath.lastIndexOf('/'))
  const ends = [target.secretName, `${rootName}-beside/${target.secretName}`, 'etc/passwd']
  for (const path of [...FIXED, ...longPaths(target), ...plainPaths(ends)]) {
    if (made === target.count) return
    made += 1
    yield path
  }
  for (let round = 0; ; round += 1) {
    for (const [first, beginning] of BEGINNINGS.entries()) {
      for (const [second, dots] of DOTS.entries()) {
        for (const [third, slash] of SLASHES.entries()) {
          if (made === target.count) return
          made += 1
          const depth = 1 + ((first + second + third + round * 5) % 12)
          const end = ends[(first + third + round) % ends.length]
          const path = `${beginning}${`${dots}${slash}`.repeat(depth)}${end}`
          const inParent = (second + round) % 3
          yield inParent === 0
            ? `${target.rootPath}${slash}${path}`
            : inParent === 1
              ? path
              : `${parent}/${path}`
        }
      }
    }
  }
}

/** Without disguise: what a program that trusts paths follows. */
function plainPaths(ends: readonly string[]): string[] {
  const beginnings = ['', './', 'src/', 'src/../', 'link-self/', 'link-up/', 'link-self/src/']
  return beginnings.flatMap((beginning) =>
    ['/', '//', '/./', '/link-self/../'].flatMap((slash) =>
      ends.flatMap((end) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 16, 32].map(
          (depth) => `${beginning}${`..${slash}`.repeat(depth)}${end}`,
        ),
      ),
    ),
  )
}

function longPaths({ rootPath, secretName }: HostileTarget): string[] {
  return [10, 100, 1000, 1365, 5000, 100_000].flatMap((count) => [
    'a'.repeat(count),
    `${'a/'.repeat(count)}${'../'.repeat(count + 1)}${secretName}`,
    `${'src/../'.repeat(count)}../${secretName}`,
    `${'/'.repeat(count)}etc/passwd`,
    `${'./'.repeat(count)}../${secretName}`,
    `${rootPath}${'/..'.repeat(count)}/etc/passwd`,
    `${'link-self/'.repeat(count)}../${secretName}`,
    `${'link-root/'.repeat(count)}../${secretName}`,
    '\u{10ffff}'.repeat(count),
    '\udc00'.repeat(count),
  ])
}
