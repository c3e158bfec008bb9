import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildBlankDatabase } from '@parco/store'
import { lifeDomains } from './domains/index-of-domains.ts'
import { GENERATED_FOLDER } from './generated-folder.ts'
import { loadLifeGrammar } from './grammar/load-life-grammar.ts'

const BLANK = /^blank-database\..*\.tar\.gz$/

/**
 * Builds what the first start would otherwise build or do without: the compiled sentences, and a blank
 * database of the shipped migrations in place of those of earlier ones.
 */
export async function prepareInstallation(): Promise<void> {
  loadLifeGrammar()
  const migrations = lifeDomains.flatMap(({ migrations = [] }) => migrations)
  const current = basename(await buildBlankDatabase(GENERATED_FOLDER, migrations))
  for (const name of await readdir(GENERATED_FOLDER)) {
    if (BLANK.test(name) && name !== current)
      await rm(join(GENERATED_FOLDER, name), { force: true })
  }
}
