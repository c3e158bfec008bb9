import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sourceManifestSchema, toPublishedManifest } from './published-manifest.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Which package is packed, and where its tarball goes. */
export interface PackOptions {
  /** The package's directory below the repository's root, `packages/agent`. */
  readonly directory: string
  /** Where the tarball goes; made when it is not there. */
  readonly destination: string
}

/**
 * Builds a package and packs what npm publishes; returns the tarball's path. The workspace is not
 * touched: the published manifest exists in a staging directory alone.
 * @throws Error when the build or the packing fails.
 */
export async function packPackage({ directory, destination }: PackOptions): Promise<string> {
  const source = join(root, directory)
  const stage = mkdtempSync(join(tmpdir(), 'parco-pack-'))
  try {
    const manifest = readManifest(source)
    const outDirectory = join(stage, 'dist')
    await run('tsdown', ['--config', 'tsdown.config.ts', '--out-dir', outDirectory], {
      cwd: source,
    })
    dropMapsOfDeclarations(outDirectory)
    writeFileSync(
      join(stage, 'package.json'),
      `${JSON.stringify(toPublishedManifest(manifest), null, 2)}\n`,
    )
    cpSync(join(source, 'README.md'), join(stage, 'README.md'))
    cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
    mkdirSync(destination, { recursive: true })
    const packed = await run('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd: stage,
    })
    return join(destination, readFileName(packed.stdout))
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** The bundler names maps of declarations that it was told not to write. */
function dropMapsOfDeclarations(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(directory, name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
  }
}

function readManifest(directory: string) {
  const text = readFileSync(join(directory, 'package.json'), 'utf8')
  return sourceManifestSchema.parse(JSON.parse(text))
}

/** npm tells what it packed as a list, and from version 12 on as an object by name. */
function readFileName(output: string): string {
  const packed = JSON.parse(output) as Record<string, { filename: string }>
  const [first] = Object.values(packed)
  if (!first) throw new Error(`npm pack said nothing of a file: ${output.slice(0, 200)}`)
  return first.filename
}
