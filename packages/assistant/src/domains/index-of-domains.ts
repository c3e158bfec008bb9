import { bodyDomain } from './body/body-domain.ts'
import type { Domain } from './domain.ts'
import { financeDomain } from './finance/finance-domain.ts'

/** The areas of life that Parco knows. */
export const lifeDomains: readonly Domain[] = [financeDomain, bodyDomain]
