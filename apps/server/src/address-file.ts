import { readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const addressFileSchema = z.object({
  version: z.literal(1),
  address: z.url({ protocol: /^https?$/ }),
  pid: z.number().int(),
})
export type AddressFile = z.infer<typeof addressFileSchema>

/** Notes where the server of a data directory answers, so that the terminal can talk to it. */
export async function writeAddressFile(file: string, address: string): Promise<void> {
  const content: AddressFile = { version: 1, address, pid: process.pid }
  await writeFile(file, `${JSON.stringify(content)}\n`, { mode: 0o600 })
}

/** Where a server may answer; it may also be gone, as a killed one leaves its note behind. */
export async function readAddressFile(file: string): Promise<AddressFile | undefined> {
  try {
    return addressFileSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Removes the note of a server that stops. */
export async function removeAddressFile(file: string): Promise<void> {
  await rm(file, { force: true })
}
