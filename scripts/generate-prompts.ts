import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Folders whose Markdown files become one module of strings each. */
const FOLDERS = [
  {
    folder: 'packages/agent/src/prompts',
    output: 'packages/agent/src/prompts/prompt-modules.generated.ts',
    name: 'PROMPT_MODULES',
  },
  {
    folder: 'packages/assistant/src/composer/prompts',
    output: 'packages/assistant/src/composer/assistant-prompts.generated.ts',
    name: 'ASSISTANT_PROMPTS',
  },
]

/** Every prompt module by its path without ending, in one file for each folder. */
export function generatePrompts(): { readonly path: string; readonly content: string }[] {
  return FOLDERS.map(({ folder, output, name }) => ({
    path: output,
    content: [
      `// Generated from the Markdown files of ${folder} by \`npm run generate\`. Do not edit.`,
      `export const ${name}: Readonly<Record<string, string>> = {`,
      ...members(join(root, folder)),
      '}',
      '',
    ].join('\n'),
  }))
}

function members(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
  return paths.map((path) => {
    const name = path.replaceAll('\\', '/').replace(/\.md$/, '')
    const text = readFileSync(join(folder, path), 'utf8').trim()
    return `  ${JSON.stringify(name)}: ${JSON.stringify(text)},`
  })
}
