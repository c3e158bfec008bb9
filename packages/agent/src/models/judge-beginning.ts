/** What the beginning of a text shows: it is none of a call, may still become one, or is one. */
export type Beginning = 'text' | 'unclear' | 'call'

/** What models put before a call that they write into their text. */
const MARKERS = ['<tool_call>', '<|python_tag|>']
const FENCE = '```'
const FENCE_LANGUAGES = ['', 'json', 'tool_call']

/** What may stand in a call before its name; anything else begins other data. */
const KEYS = [
  ...['name', 'tool', 'function', 'arguments', 'parameters', 'input'],
  ...['type', 'id', 'index', 'call_id', 'tool_call_id'],
]

/**
 * Judges whether a text that has only begun may be a tool call written as JSON, alone, in a list, fenced
 * or tagged: by its first name, which must be that of a tool.
 */
export function judgeBeginning(text: string, names: ReadonlySet<string>): Beginning {
  const json = skipOpening(text.trimStart())
  if (json === undefined) return 'text'
  const object = json.replace(/^\[\s*/, '')
  if (object === '') return 'unclear'
  return object.startsWith('{') ? judgeMembers(object.slice(1), names) : 'text'
}

/** What follows fences and tags; nothing while they may go on, `undefined` for those of other texts. */
function skipOpening(text: string): string | undefined {
  for (const marker of MARKERS) {
    if (text.startsWith(marker)) return text.slice(marker.length).trimStart()
    if (marker.startsWith(text)) return ''
  }
  if (FENCE.startsWith(text)) return ''
  if (!text.startsWith(FENCE)) return text
  const inside = text.slice(FENCE.length)
  const [language = ''] = /^\w*/.exec(inside) ?? []
  if (language === inside) {
    return FENCE_LANGUAGES.some((known) => known.startsWith(language)) ? '' : undefined
  }
  return FENCE_LANGUAGES.includes(language) ? inside.slice(language.length).trimStart() : undefined
}

function judgeMembers(members: string, names: ReadonlySet<string>): Beginning {
  let rest = members
  for (;;) {
    const key = readString(rest.trimStart())
    if (!key) return rest.trim() === '' ? 'unclear' : 'text'
    if (!key.isWhole) return KEYS.some((known) => known.startsWith(key.value)) ? 'unclear' : 'text'
    if (!KEYS.includes(key.value)) return 'text'
    const value = skip(key.rest, ':')
    if (typeof value !== 'string') return value.beginning
    if (key.value === 'name' || key.value === 'tool') return judgeName(value, names)
    if (key.value === 'function' && value.startsWith('{')) {
      return judgeMembers(value.slice(1), names)
    }
    const behind = skipValue(value)
    if (behind === undefined) return 'unclear'
    const next = skip(behind, ',')
    if (typeof next !== 'string') return next.beginning
    rest = next
  }
}

function judgeName(text: string, names: ReadonlySet<string>): Beginning {
  const name = readString(text)
  if (!name) return 'text'
  if (name.isWhole) return names.has(name.value) ? 'call' : 'text'
  return [...names].some((known) => known.startsWith(name.value)) ? 'unclear' : 'text'
}

/** What follows a sign and the spaces around it, or what its absence says. */
function skip(text: string, sign: string): string | { readonly beginning: Beginning } {
  const rest = text.trimStart()
  if (rest === '' || rest.slice(1).trimStart() === '') {
    return { beginning: rest === '' || rest.startsWith(sign) ? 'unclear' : 'text' }
  }
  return rest.startsWith(sign) ? rest.slice(1).trimStart() : { beginning: 'text' }
}

interface ReadString {
  readonly value: string
  readonly isWhole: boolean
  readonly rest: string
}

/** A JSON string as it is written, without its escapes undone: no name of a tool has any. */
function readString(text: string): ReadString | undefined {
  const match = /^"((?:[^"\\]|\\.)*)("?)/s.exec(text)
  if (!match) return undefined
  const [all, value = '', end] = match
  return { value, isWhole: end === '"', rest: text.slice(all.length) }
}

/** What follows a JSON value; `undefined` while it goes on. */
function skipValue(text: string): string | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      const string = readString(text.slice(at))
      if (!string?.isWhole) return undefined
      at = text.length - string.rest.length - 1
    } else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return text.slice(at)
      depth -= 1
    } else if (depth === 0 && /[,\s]/.test(sign)) return text.slice(at)
    else continue
    if (depth === 0) return text.slice(at + 1)
  }
  return undefined
}
