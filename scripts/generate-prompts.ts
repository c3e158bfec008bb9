import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder whose Markdown files become one module of strings. */
export const promptsFolder = new URL('../packages/agent/src/prompts/', import.meta.url)

/** `prompt-modules.generated.ts`: every prompt module by its path without ending. */
export function generatePrompts(): { readonly path: string; readonly content: string } {
  const folder = fileURLToPath(promptsFolder)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
  const members = paths.map((path) => {
    const name = relative('.', path).replaceAll('\\', '/').replace(/\.md$/, '')
    const text = readFileSync(join(folder, path), 'utf8').trim()
    return `  ${JSON.stringify(name)}: ${JSON.stringify(text)},`
  })
  const content = [
    '// Generated from the Markdown files beside it by `npm run generate`. Do not edit.',
    'export const PROMPT_MODULES: Readonly<Record<string, string>> = {',
    ...members,
    '}',
    '',
  ].join('\n')
  return { path: 'packages/agent/src/prompts/prompt-modules.generated.ts', content }
}
