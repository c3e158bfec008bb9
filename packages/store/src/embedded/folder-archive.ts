import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { forEachAtOnce, syncTree } from './durable-files.ts'

/** The unit of a tar archive, and its fields in a header (POSIX ustar): where each begins and ends. */
const BLOCK = 512
const FIELDS = {
  name: [0, 100],
  mode: [100, 107],
  size: [124, 135],
  time: [136, 147],
  checksum: [148, 156],
  type: [156, 157],
  magic: [257, 265],
} as const
const FILE = '0'
const FOLDER = '5'

type EntryType = typeof FILE | typeof FOLDER

interface Entry {
  /** With `/` between its parts, also on Windows. */
  readonly name: string
  readonly type: EntryType
  readonly bytes: Buffer
}

/** Packs the files of a folder into a new file (`.tar.gz`), which all may read, and syncs it. */
export async function packFolder(folder: string, path: string): Promise<void> {
  await pipeline(
    Readable.from(packedParts(folder)),
    createGzip({ level: 9 }),
    createWriteStream(path, { flags: 'wx', flush: true }),
  )
}

/**
 * Writes what `packFolder` packed into a folder that is there and empty, and syncs it.
 * @throws Error when the archive is not whole.
 */
export async function unpackFolder(path: string, folder: string): Promise<void> {
  const entries = readEntries(await promisify(gunzip)(await readFile(path)))
  for (const { name } of entries.filter(({ type }) => type === FOLDER)) {
    await mkdir(join(folder, name), { mode: 0o700 })
  }
  const files = entries.filter(({ type }) => type === FILE)
  await forEachAtOnce(files, ({ name, bytes }) => writeSynced(join(folder, name), bytes))
  await syncTree(folder, 'folders')
}

/** A folder comes before what is in it. */
async function* packedParts(folder: string): AsyncGenerator<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = found.map((entry): Omit<Entry, 'name' | 'bytes'> & { readonly path: string } => ({
    path: join(entry.parentPath, entry.name),
    type: entry.isDirectory() ? FOLDER : FILE,
  }))
  for (const { path, type } of entries.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const bytes = type === FILE ? await readFile(path) : Buffer.alloc(0)
    yield headerOf({ name: relative(folder, path).replaceAll(sep, '/'), type, bytes })
    yield Buffer.concat([bytes], Math.ceil(bytes.length / BLOCK) * BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function headerOf({ name, type, bytes }: Entry): Buffer {
  const header = Buffer.alloc(BLOCK)
  const write = (field: keyof typeof FIELDS, text: string) =>
    header.write(text, FIELDS[field][0], 'latin1')
  write('name', name)
  write('mode', type === FOLDER ? '0000700' : '0000600')
  write('size', bytes.length.toString(8).padStart(11, '0'))
  write('time', '00000000000')
  write('type', type)
  write('magic', 'ustar\0' + '00')
  // The sum of the header's bytes, in which its own field counts as spaces.
  write('checksum', ' '.repeat(8))
  const sum = header.reduce((total, byte) => total + byte, 0)
  write('checksum', `${sum.toString(8).padStart(6, '0')}\0 `)
  return header
}

/** The checksum of gzip vouches for every byte. */
function readEntries(archive: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let offset = 0; archive[offset]; ) {
    const read = (field: keyof typeof FIELDS) => {
      const [start, end] = FIELDS[field]
      return archive.toString('latin1', offset + start, offset + end).replace(/\0.*$/s, '')
    }
    const size = Number.parseInt(read('size'), 8)
    const type = read('type')
    if (type !== FILE && type !== FOLDER) throw new Error(`An entry of type ${type} is unknown.`)
    const start = offset + BLOCK
    entries.push({ name: read('name'), type, bytes: archive.subarray(start, start + size) })
    offset = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
