import { useEffect, useRef, useState } from 'react'
import { SearchIcon } from '../icons.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** Told once the typing rests. */
  readonly onChange: (text: string) => void
}

/** Long enough to type on, short enough not to be noticed. */
const REST_MS = 180

/** A search over what is on the page. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => tell.current(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <label className="search">
      <SearchIcon />
      <input
        type="search"
        className="search__input"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}
