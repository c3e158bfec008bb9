import type { JsonObject } from '@parco/protocol'
import { loadCrypto } from '../internal/load-on-use.ts'
import { canonicalJson } from './canonical-json.ts'

/** The SHA-256 that binds an approval to one tool and exactly these arguments, as 64 hexadecimal digits. */
export function hashArguments(toolName: string, prepared: JsonObject): string {
  return loadCrypto().hash('sha256', canonicalJson([toolName, prepared]), 'hex')
}
