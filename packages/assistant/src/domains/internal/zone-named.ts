import { readSetting } from '../settings/read-setting.ts'

/** The time zone that words name, in either language: "Lisboa", "Pacific", "Brasília". */
export const zoneNamed = (words: string): string | undefined => readSetting('timeZone', words)
