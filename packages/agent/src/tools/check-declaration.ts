import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from '../internal/kind-of.ts'
import type { JsonSchema } from '../models/language-model.ts'
import { findSchemaFault } from './find-schema-fault.ts'
import { findWrongInput } from './find-wrong-input.ts'
import type { StandardSchema } from './standard-schema.ts'
import { findUnsendable } from './unsendable-input.ts'

const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/

const MEMBERS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'input',
  'inputJsonSchema',
  'effect',
  'timeoutMs',
  'mustAsk',
  'repeatable',
  'readsUntrusted',
  'execute',
])

/** What other libraries call the members of a tool. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  inputSchema: 'input',
  parameters: 'input',
  handler: 'execute',
  run: 'execute',
}

/**
 * Checks the declaration of a tool as a compiler would, for those who have none, and what no compiler
 * sees: schemas that no call can meet.
 * @throws ParcoError `configuration` naming the tool and what is wrong.
 */
export function checkDeclaration(declaration: object): void {
  const { name, description, input, inputJsonSchema, effect, execute, timeoutMs } =
    declaration as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || !TOOL_NAME.test(name)) {
    const given = typeof name === 'string' ? `"${name}"` : kindOf(name)
    refuse(`A tool's name is 1 to 64 letters, digits, "_" and "-"; it is ${given}.`)
  }
  const problem =
    findUnknownMember(declaration) ??
    (typeof description === 'string' && description.trim() !== ''
      ? undefined
      : 'its description is a text that says when to use it, and is not empty') ??
    (Object(input)['~standard'] === undefined
      ? 'its input is a schema, such as z.object({ … }), or jsonSchemaInput(…) for JSON Schema'
      : undefined) ??
    (effect === 'read' || effect === 'write' ? undefined : 'its effect is "read" or "write"') ??
    (typeof execute === 'function' ? undefined : 'execute is a function') ??
    (timeoutMs === undefined || Number(timeoutMs) > 0
      ? undefined
      : 'timeoutMs is a number above 0') ??
    findUnsendable(input as StandardSchema, false) ??
    (inputJsonSchema ? findSchemaFault(inputJsonSchema as JsonSchema) : findWrongInput(input))
  if (problem !== undefined) refuse(`The tool "${name}": ${problem}.`)
}

function findUnknownMember(declaration: object): string | undefined {
  const members = Object.entries(declaration).filter(([, value]) => value !== undefined)
  const unknown = members.find(([member]) => !MEMBERS.has(member))?.[0]
  if (unknown === undefined) return undefined
  const meant = Object.hasOwn(OTHER_NAMES, unknown)
    ? `; it is called ${OTHER_NAMES[unknown]} here`
    : ''
  return `there is no "${unknown}"${meant}`
}

function refuse(problem: string): never {
  throw new ParcoError('configuration', problem)
}
