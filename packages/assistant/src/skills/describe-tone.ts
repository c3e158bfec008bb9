import type { SkillTone } from './life-skill.ts'

const STYLES: Readonly<Record<SkillTone['style'], string>> = {
  practical: 'practical and plain',
  reflective: 'calm and reflective',
  empathetic: 'warm and attentive',
  hopeful: 'hopeful and encouraging',
  direct: 'direct, towards the next step',
  celebratory: 'glad, celebrating with them',
}

const LENGTHS: Readonly<Record<SkillTone['length'], string>> = {
  concise: 'Short: one to three sentences where that is enough.',
  moderate: 'A short paragraph or two.',
  elaborated: 'As long as it needs; give it room.',
}

const EMOJI: Readonly<Record<SkillTone['emoji'], string>> = {
  none: 'No emoji.',
  minimal: 'An emoji at most now and then.',
  moderate: 'An emoji where it fits.',
}

const FORMALITY: Readonly<Record<SkillTone['formality'], string>> = {
  informal: 'Informal.',
  'careful-informal': 'Informal, with care for each word.',
}

/** How the answer sounds, in a line for a model. */
export const describeTone = ({ style, length, emoji, formality }: SkillTone): string =>
  `# Tone\n\nSound ${STYLES[style]}. ${LENGTHS[length]} ${FORMALITY[formality]} ${EMOJI[emoji]}`
