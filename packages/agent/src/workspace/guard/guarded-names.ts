/**
 * Names of what other programs run or obey without asking again: git's hooks and settings, what
 * editors and shells start by themselves, and what agents take as orders, skills or servers. Who can
 * write there runs code outside of any sandbox, the next time that the user works in the folder.
 */
export const GUARDED_NAMES = [
  ...['.git', '.husky', '.envrc', '.vscode', '.idea', '.devcontainer'],
  ...['.parco', '.claude', '.agents', '.codex', '.cursor', '.mcp.json', 'AGENTS.md', 'CLAUDE.md'],
] as const

/** Nearly all names are, and every file of a workspace is asked about. */
const PLAIN = /^[\x20-\x7e]*$/

const guarded: ReadonlySet<string> = new Set(GUARDED_NAMES.map(fold))

/** Says whether a name in a directory is one of them, on whatever file system. */
export function isGuardedName(name: string): boolean {
  return guarded.has(fold(name))
}

/**
 * The first name of a path that is guarded, as the path writes it. A file `HEAD` is so wherever it lies:
 * with two directories beside it, git takes it for a repository, whose settings name programs.
 */
export function findGuardedName(names: readonly string[]): string | undefined {
  const last = names.at(-1)
  return (
    names.find(isGuardedName) ?? (last !== undefined && fold(last) === 'head' ? last : undefined)
  )
}

/** Says whether a directory with these names in it is a repository by itself. Source: git, `is_git_directory`. */
export function isRepository(names: ReadonlySet<string>): boolean {
  return names.has('HEAD') && names.has('objects') && names.has('refs')
}

/** File systems may take upper and lower case, and names with what nobody sees in them, for the same. */
function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
}
