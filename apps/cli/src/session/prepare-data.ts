import { openParco } from '@parco/assistant'

/** Creates the database of a new installation; run as a process of its own, see `createData`. */
const parco = await openParco()
await parco.localUser()
await parco.close()
