import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { BloodPressure } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { READ_BLOOD_PRESSURE as WORDS } from './words.generated.ts'

/** A blood pressure: "12 por 8", "12x8", "120/80", "120 over 80"; in mmHg. */
export const bloodPressure = definePart(readBloodPressure)

function readBloodPressure(words: Words, at: number): Reading<BloodPressure> | undefined {
  const pair = readPair(words, at)
  const pressure = pair && toPressure(pair.high, pair.low)
  return pressure && { to: pair.to, value: pressure, isSoft: true }
}

function readPair(words: Words, at: number): { high: number; low: number; to: number } | undefined {
  const parts = words.isNumber(at) ? /^(\d{1,3})\/(\d{1,3})$/.exec(words.folded(at)) : null
  if (parts) return { high: Number(parts[1]), low: Number(parts[2]), to: at + 1 }
  const high = numberAt(words, at)
  if (high === undefined || high.invalid || !words.isOneOf(high.to, WORDS.over)) return undefined
  const low = numberAt(words, high.to + 1)
  if (low === undefined || low.invalid || low.isScaled) return undefined
  return { high: high.value, low: low.value, to: low.to }
}

/** Both in mmHg, or both in the cmHg people say in Brazil; the bounds are those of living people. */
function toPressure(high: number, low: number): BloodPressure | undefined {
  const isCentimetres = high <= 26 && low <= 16
  const systolic = Math.round(isCentimetres ? high * 10 : high)
  const diastolic = Math.round(isCentimetres ? low * 10 : low)
  const isLiving = systolic >= 60 && systolic <= 260 && diastolic >= 30 && diastolic <= 160
  return isLiving && systolic > diastolic ? { systolic, diastolic } : undefined
}
