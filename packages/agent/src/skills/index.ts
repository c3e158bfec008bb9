export { findSkillFolders } from './find-skill-files.ts'
export {
  type HiddenPlace,
  inspectSkill,
  type SkillInspection,
} from './inspect-skill.ts'
export {
  type InstallOptions,
  installedFolder,
  installSkill,
  removeSkill,
  trustSkill,
} from './install-skill.ts'
export {
  MAX_SKILL_BYTES,
  MAX_SKILL_FILES,
  type SkillContent,
  type SkillFile,
} from './read-skill-folder.ts'
export { SKILL_DIAGNOSTIC_CODES, type SkillDiagnosticCode } from './skill.ts'
export {
  openSkillLock,
  SKILL_LOCK_VERSION,
  type SkillLock,
  type TrustedSkill,
} from './skill-lock.ts'
export {
  compareSkill,
  createSkillTrust,
  type SkillChanges,
  type SkillTrust,
  type SkillTrustCheck,
} from './skill-trust.ts'
export type { UnsafeFile, UnsafeReason } from './unsafe-files.ts'
