import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../../..')

/** The pages whose TypeScript has to compile. */
const PAGES = ['docs/sdk.md', 'packages/agent/README.md']

/** One block of code of a page, as a module of its own. */
export interface Example {
  /** A file name that says where it stands: `sdk-120.ts` begins in line 120. */
  readonly name: string
  readonly code: string
}

/** The blocks marked `ts` of the SDK's documentation. */
export function readExamples(): Example[] {
  return PAGES.filter((page) => existsSync(join(repository, page))).flatMap((page) => {
    const text = readFileSync(join(repository, page), 'utf8')
    const stem = page.split('/').at(-1)?.replace('.md', '').toLowerCase()
    return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length + 1
      return { name: `${stem}-${line}.ts`, code: match[1] ?? '' }
    })
  })
}
