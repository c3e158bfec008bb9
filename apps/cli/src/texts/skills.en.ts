/** What `parco skills` says. */
export const SKILLS_EN = {
  none: 'No skills installed here yet. To install one: parco skills install <folder>.',
  shipped: (names: string) =>
    `The assistant brings its own, which come in when a conversation calls for them: ${names}.`,
  noneIn: (path: string) => `There is no SKILL.md in ${path}.`,
  unknown: (name: string, names: readonly string[]) =>
    `There is no skill "${name}". There ${names.length === 0 ? 'are none' : `is: ${names.join(', ')}`}.`,
  notOurs: (folder: string) =>
    `Parco did not install this skill. To be rid of it, delete its folder: ${folder}`,
  severalOfName: (name: string, directories: readonly string[]) =>
    `Several skills are called "${name}". Say which by its folder: ${directories.join(', ')}`,
  origins: { code: 'built in', project: 'of the project', user: 'yours' },
  states: {
    ready: () => 'ready',
    untrusted: (name: string) => `not loaded: not trusted yet (parco skills trust ${name})`,
    changed: (name: string) =>
      `not loaded: changed since you trusted it (parco skills trust ${name})`,
    shadowed: () => 'not used: another skill of this name comes first',
    broken: () => 'not loaded: it cannot be read',
  },
  severity: { error: 'error', warning: 'warning' },
  folder: 'Folder',
  license: 'Licence',
  compatibility: 'Needs',
  tools: 'Tools',
  noTools: 'names none; the agent keeps its own',
  onlyTools: (list: string) =>
    list === '' ? 'none while it is in use' : `only these while it is in use: ${list}`,
  withoutTools: 'Without the tools',
  files: 'Files',
  fileCount: (count: number, size: string) =>
    count === 1 ? `one, ${size}` : `${count}, ${size} together`,
  scripts: 'Programs',
  noScripts: 'none',
  someScripts: (count: number) => (count === 1 ? 'one, marked *' : `${count}, marked *`),
  trustedAt: (day: string) => `trusted on ${day}`,
  askInstall: (target: string) => `Install it as ${target}? [y/N]`,
  askReplace: (target: string) => `Replace ${target} with it? [y/N]`,
  askTrust: (name: string) => `Trust "${name}" as it is now? [y/N]`,
  askRemove: (folder: string) => `Delete ${folder}? [y/N]`,
  askWithdraw: (folder: string) => `Trust ${folder} no longer? [y/N]`,
  needsYes: 'Nothing was done. To agree without being asked, add --yes.',
  kept: 'Nothing was changed.',
  installed: (name: string, target: string) => `"${name}" is installed in ${target}.`,
  trusted: (name: string) => `"${name}" is trusted as it is now.`,
  removed: (name: string) => `"${name}" was removed.`,
  withdrawn: (name: string, folder: string) =>
    `"${name}" is trusted no longer; its folder stays: ${folder}`,
  nothingToTrust: 'No skill waits to be trusted.',
  validated: (count: number, errors: number, warnings: number) =>
    `${count === 1 ? 'One skill' : `${count} skills`}: ${errors === 1 ? 'one error' : `${errors} errors`}, ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`,
  problems: {
    remote:
      'Skills are installed from a folder on this computer. Fetch it first, for example with git clone, look at it, and name the folder.',
    archive: 'Archives cannot be installed. Unpack it, look at it, and name the folder.',
    missing: (path: string) => `There is no folder ${path}.`,
    several: (folders: readonly string[]) =>
      `There are several skills in it. Name one: ${folders.join(', ')}`,
    tooLarge: 'It is more than a skill may have: 2,000 files, 64 MB and 16 levels of folders.',
    noSkill: 'There is no SKILL.md in it.',
    stale:
      'The folder changed while it was being installed. Nothing was installed; look at it again.',
    badName: (name: string) =>
      `A skill's name is lower-case letters, digits and single hyphens, at most 64; "${name}" is not. Ask its author, or change the name in SKILL.md.`,
    unsafe: (path: string, reason: string) =>
      `It cannot be installed because of ${path}: ${reason}.`,
    inside: 'That is the installed skill itself.',
    unloadable:
      'It cannot be installed, because it could not be loaded: parco skills validate says why.',
  },
  findings: {
    unreadable: (problem: string) => `the skill cannot be loaded: ${problem}`,
    noFrontmatter: 'it does not begin with frontmatter between --- lines',
    noMapping: 'the frontmatter is no list of fields',
    noYaml: (problem: string) => `the frontmatter is not YAML: ${problem}`,
    noDescription: 'the skill cannot be loaded: it has no description',
    noName: (folder: string) => `there is no name; the skill is called by its folder, "${folder}"`,
    badName: (name: string) => `"${name}" should be lower-case letters, digits and single hyphens`,
    nameDiffers: (name: string, folder: string) =>
      `the skill is called "${name}", its folder "${folder}"`,
    tooLong: (field: string, length: number, limit: number) =>
      `${field} has ${length} characters; the limit is ${limit}`,
    unknownField: (field: string) =>
      `"${field}" is no field of a skill; own fields belong in metadata`,
    badMetadata: 'metadata should be a mapping of names to texts',
    badTools: (field: string) =>
      `${field} should be a text such as "Read Bash(git:*)", or a list; as it is, it permits no tool`,
    unknownAllowed: (rule: string) => `"${rule}" is not understood, and permits nothing`,
    unknownDisallowed: (rule: string) =>
      `"${rule}" is not understood, and forbids the tool altogether`,
    repairedYaml: 'the frontmatter is YAML only once its values are quoted',
    noInstructions: 'there are no instructions below the frontmatter',
    longInstructions: (lines: number, limit: number) =>
      `the instructions have ${lines} lines; beyond ${limit}, detail belongs in files of its own`,
    shadowed: (name: string, winner: string) =>
      `another skill called "${name}" is used instead: ${winner}`,
    hiddenCharacters: (count: number, codePoint: string) =>
      count === 1
        ? `an invisible character, ${codePoint}`
        : `${count} invisible characters, the first is ${codePoint}`,
    unsafeFile: (reason: string) => `the skill cannot be installed with this file: ${reason}`,
    untrusted: 'not loaded: nobody has trusted it yet',
    changed: 'not loaded: its files changed since it was trusted',
    link: 'it is a link, which could lead out of the folder',
    special: 'it is a pipe, a socket or a device',
    oddName: 'its name is not plain: it hides something, or other systems read it differently',
    sameName: 'another name differs in upper and lower case alone',
  },
}
