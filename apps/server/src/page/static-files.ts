import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What is text: pictures and fonts are compressed already. */
const COMPRESSED = /^(?:text|application)\/|^image\/svg/
/** Below this, its header is a good part of what compressing saves. */
const FEWEST_BYTES = 1024
const compress = promisify(gzip)

/**
 * Reads a file of the page, compressed where it is text and `acceptEncoding` takes gzip: a phone at home
 * gets no other kind over plain HTTP. Paths without an extension are places within the page, so they get its
 * `index.html`. Returns `undefined` for what is not there, or is outside of the directory.
 */
export async function readStaticFile(
  directory: string,
  pathname: string,
  acceptEncoding = '',
): Promise<Response | undefined> {
  const path = decodePath(pathname)
  if (path === undefined) return undefined
  const name = extname(path) === '' ? 'index.html' : path
  const root = resolve(directory)
  const file = join(root, name)
  if (!file.startsWith(root + sep)) return undefined
  const type = CONTENT_TYPES[extname(file).toLowerCase()]
  if (type === undefined || !(await isFile(file))) return undefined
  // What the build puts in `assets` carries its own hash in its name.
  const isImmutable = name.startsWith('/assets/')
  const bytes = await readFile(file)
  const isText = COMPRESSED.test(type) && bytes.byteLength >= FEWEST_BYTES
  const isPacked = isText && GZIP.test(acceptEncoding)
  return new Response(isPacked ? await compress(bytes) : bytes, {
    headers: {
      'content-type': type,
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText ? { vary: 'accept-encoding' } : {}),
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
  })
}

/** Named, and not refused by `;q=0`. */
const GZIP = /(?:^|,)\s*gzip\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i

/** Says whether a path is a place within the page, for which `index.html` answers. */
export function isPagePath(pathname: string): boolean {
  return extname(pathname) === ''
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.includes('\\') ? undefined : path
  } catch {
    return undefined
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ?? false
}
