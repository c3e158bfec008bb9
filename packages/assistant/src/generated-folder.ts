import { fileURLToPath } from 'node:url'

/** What is built and not committed: the compiled sentences and a blank database (decisions 0039, 0092). */
export const GENERATED_FOLDER = fileURLToPath(new URL('../.generated/', import.meta.url))
