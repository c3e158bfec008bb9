import { join } from 'node:path'
import { packPackage } from './pack/pack-package.ts'

/** `npm run pack`: the packages that are published, as tarballs in `dist/`; `npm publish <tarball>` sends one. */
const PUBLISHED = ['packages/agent']

const destination = join(import.meta.dirname, '../dist')
for (const directory of PUBLISHED) {
  console.log(await packPackage({ directory, destination }))
}
