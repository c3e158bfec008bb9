import type { Clock } from '@parco/protocol'
import { createContext } from 'react'

/** The clock of the user, for every hour that the page itself writes; the language's until it is known. */
export const ClockContext = createContext<Clock | undefined>(undefined)
