import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DECLARATION = /^(?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/

/** The names that the declarations of a package export, and that no docstring stands before. */
export function findUndocumented(directory: string): string[] {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => readFileSync(join(directory, name), 'utf8').split('\n'))
  const exported = new Set(files.flat().flatMap(namesExported))
  return files.flatMap((lines) =>
    lines.flatMap((line, index) => {
      const [, name = ''] = DECLARATION.exec(line) ?? []
      const isDocumented = lines[index - 1]?.trimEnd().endsWith('*/') ?? false
      return exported.has(name) && !isDocumented ? [name] : []
    }),
  )
}

/** Chunks export under short names with `as`; entries, under the names that users write. */
function namesExported(line: string): string[] {
  const [, list] = /^export \{(.*)\}/.exec(line) ?? []
  return (list ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => /^\w+$/.test(one))
}
