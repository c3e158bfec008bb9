/** What a Portuguese verb form says about who acts, and whether it happened. */
export type VerbForm =
  | 'did'
  | 'others-did'
  | 'does'
  | 'was-doing'
  | 'would'
  | 'will'
  | 'if-did'
  | 'doing'
  | 'to-do'

const ENDINGS: Readonly<Record<'ar' | 'er' | 'ir', readonly (readonly [VerbForm, string])[]>> = {
  ar: [
    ['did', 'ei amos'],
    ['others-did', 'ou aste aram'],
    ['does', 'o a am'],
    ['was-doing', 'ava avamos avam'],
    ['would', 'aria ariamos ariam'],
    ['will', 'arei ara aremos arao'],
    ['if-did', 'asse assemos assem armos arem'],
    ['doing', 'ando'],
    ['to-do', 'ar'],
  ],
  er: [
    ['did', 'i emos'],
    ['others-did', 'eu este eram'],
    ['does', 'o e em'],
    ['was-doing', 'ia iamos iam'],
    ['would', 'eria eriamos eriam'],
    ['will', 'erei era eremos erao'],
    ['if-did', 'esse essemos essem ermos erem'],
    ['doing', 'endo'],
    ['to-do', 'er'],
  ],
  ir: [
    ['did', 'i imos'],
    ['others-did', 'iu iste iram'],
    ['does', 'o e em'],
    ['was-doing', 'ia iamos iam'],
    ['would', 'iria iriamos iriam'],
    ['will', 'irei ira iremos irao'],
    ['if-did', 'isse issemos issem irmos irem'],
    ['doing', 'indo'],
    ['to-do', 'ir'],
  ],
}

/** Spelling that keeps the sound before `e`: paguei, fiquei, calcei. */
function soften(stem: string): string {
  if (stem.endsWith('g')) return `${stem}u`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c`
  return stem
}

/** Every form of a regular Portuguese verb, folded, with what it says; for a verb of another shape, none. */
export function conjugate(infinitive: string): readonly (readonly [string, VerbForm])[] {
  const group = infinitive.slice(-2)
  if (group !== 'ar' && group !== 'er' && group !== 'ir') return []
  const stem = infinitive.slice(0, -2)
  return ENDINGS[group].flatMap(([form, endings]) =>
    endings.split(' ').map((ending) => {
      const isSoft = group === 'ar' && ending.startsWith('e')
      const root = (isSoft ? soften(stem) : stem).replaceAll('ç', 'c')
      return [root + ending, form] as const
    }),
  )
}
