import { readFile } from 'node:fs/promises'
import { ParcoError } from '@parco/protocol'

/**
 * Reads `models.json` of the installation: `{ "providers": …, "roles": … }`, as the gateway takes it.
 * A file that is not there sets nothing.
 * @throws ParcoError `configuration` when it is not JSON.
 */
export async function loadModelSettings(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ParcoError('configuration', `${path} is not JSON.`, { cause })
  }
}
