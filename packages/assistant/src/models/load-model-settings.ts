import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol'

/** The file of an installation's folder that names its models, and may hold keys. */
export const MODEL_SETTINGS_FILE = 'models.json'

/**
 * The models' settings of an installation, as `createGateway` takes them: the file `models.json` in
 * its folder; `undefined` when there is none.
 * @throws configuration when the file is there and cannot be read as JSON.
 */
export async function loadModelSettings(home: string): Promise<unknown> {
  const path = join(home, MODEL_SETTINGS_FILE)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new ParcoError('configuration', `${path} cannot be read: ${error.code}.`)
  })
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new ParcoError('configuration', `${path} is not JSON: ${problem}.`)
  }
}
