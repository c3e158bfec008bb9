import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * zod, loaded where it is first needed: it takes longer than the whole SDK, and what needs it here,
 * settings from a file, most programs do not have.
 */
export function loadZod(): typeof import('zod') {
  return require('zod')
}

/** yaml, loaded with the first skill or agent that is read from a file. */
export function loadYaml(): typeof import('yaml') {
  return require('yaml')
}

/** `node:crypto`, which an import would load with all of its web half. */
export function loadCrypto(): typeof import('node:crypto') {
  return process.getBuiltinModule('node:crypto')
}
