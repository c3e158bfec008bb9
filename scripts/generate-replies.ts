import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const assistant = 'packages/assistant/src'
const locales = ['pt-BR', 'en'] as const

/** A file to be generated, by its path from the root. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** The replies of the pipeline and of every domain, or part of one, that has them, both languages in one module. */
export function generateReplies(): GeneratedFile[] {
  const domains = readdirSync(join(root, assistant, 'domains'), {
    recursive: true,
    encoding: 'utf8',
  })
  const folders = new Set(domains.map((name) => dirname(name.replaceAll('\\', '/'))))
  return [
    `${assistant}/replies`,
    ...[...folders].sort().map((name) => `${assistant}/domains/${name}`),
  ]
    .filter((folder) => locales.every((locale) => existsSync(join(root, yamlOf(folder, locale)))))
    .map(repliesOf)
}

const yamlOf = (folder: string, locale: string): string => `${folder}/replies.${locale}.yaml`

function repliesOf(folder: string): GeneratedFile {
  const catalogues = Object.fromEntries(
    locales.map((locale) => [
      locale,
      parse(readFileSync(join(root, yamlOf(folder, locale)), 'utf8')),
    ]),
  )
  return {
    path: `${folder}/replies.generated.ts`,
    content: `// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = ${JSON.stringify(catalogues, null, 2)} as const
`,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, content } of generateReplies()) writeFileSync(join(root, path), content)
}
