import { createHash, timingSafeEqual } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the token file holds: 256 random bits, URL-safe. */
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

/**
 * Reads the token that lets this machine's user in, and creates it, readable by that user alone,
 * where there is none.
 */
export async function loadAccessToken(
  file: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const known = await readToken(file)
  if (known !== undefined) return known
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  try {
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' })
    return token
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return replaceToken(file, token)
  }
}

/** The token in that file, if there is one. */
export async function readToken(file: string): Promise<string | undefined> {
  try {
    const token = (await readFile(file, 'utf8')).trim()
    return TOKEN_PATTERN.test(token) ? token : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Another process may just have created the file; what is there and is no token is damaged. */
async function replaceToken(file: string, token: string): Promise<string> {
  const theirs = await readToken(file)
  if (theirs !== undefined) return theirs
  await writeFile(file, `${token}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return token
}

/** Compares in a time that says nothing about where they differ, whatever their lengths. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
