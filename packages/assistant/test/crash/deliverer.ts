import { openAgendaParco } from './open-agenda-parco.ts'

// Delivers what is due, and may be killed at any moment: node deliverer.ts <folder or database URL> <now>
const [, , place = '', now = ''] = process.argv

/** The parent kills at such a moment. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const parco = await openAgendaParco(place, () => new Date(now))
parco.onDelivery(() => tell('delivered'))
tell('ready')
await parco.deliverDue()
await parco.close()
tell('closed')
