import { bodyDomain } from './domains/body/body-domain.ts'
import type { Domain } from './domains/domain.ts'
import { financeDomain } from './domains/finance/finance-domain.ts'

/** The domains that are shipped. */
export const lifeDomains: readonly Domain[] = [financeDomain, bodyDomain]
