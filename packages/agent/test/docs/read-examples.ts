import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerLine } from '@parco/agent/testing'

const repository = join(import.meta.dirname, '../../../..')

/** The pages whose TypeScript has to compile. */
const PAGES = ['docs/sdk.md', 'packages/agent/README.md']

/** One block of code of a page, as a module of its own. */
export interface Example {
  /** A file name that says where it stands: `sdk-120.ts` begins in line 120. */
  readonly name: string
  readonly code: string
  /** What the model answers when the example is run; without it the example is only compiled. */
  readonly script?: readonly ServerLine[]
  /** What it prints, from the comments behind its calls of `console.log`. */
  readonly output: readonly string[]
}

const BLOCK = /(?:^<!-- model: (.*) -->\n+)?^```ts\n([\s\S]*?)^```$/gm

/**
 * The blocks marked `ts` of the SDK's documentation. A comment in front of a block, which readers do
 * not see, gives the answers of the model with which it is run: `<!-- model: [{"text":"Hi."}] -->`.
 */
export function readExamples(): Example[] {
  return PAGES.flatMap((page) => {
    const text = readFileSync(join(repository, page), 'utf8')
    const stem = page.split('/').at(-1)?.replace('.md', '').toLowerCase()
    return [...text.matchAll(BLOCK)].map((match) => {
      const [, script, code = ''] = match
      const line = text.slice(0, text.indexOf('```ts', match.index)).split('\n').length + 1
      const printed = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)]
      return {
        name: `${stem}-${line}.ts`,
        code,
        output: printed.map((one) => one[1] ?? ''),
        ...(script ? { script: JSON.parse(script) as ServerLine[] } : {}),
      }
    })
  })
}
