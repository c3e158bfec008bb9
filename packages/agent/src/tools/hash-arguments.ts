import { hash } from 'node:crypto'
import type { JsonObject } from '@parco/protocol'
import { canonicalJson } from './canonical-json.ts'

/** The SHA-256 that binds an approval to one tool and exactly these arguments, as 64 hexadecimal digits. */
export function hashArguments(toolName: string, prepared: JsonObject): string {
  return hash('sha256', canonicalJson([toolName, prepared]), 'hex')
}
