import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '../icons.tsx'
import { useBackdrop } from '../layout/use-backdrop.ts'
import type { PaletteEntry } from './match-entries.ts'
import { usePaletteTexts } from './palette-texts.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

/**
 * One field that leads everywhere: a combobox in a dialog of the browser's own. A library for it draws
 * its own style elements, which the content security policy refuses.
 */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const say = usePaletteTexts()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const entries = usePaletteEntries(query)
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdrop()
  const id = useId()
  const chosen = entries[Math.min(at, entries.length - 1)]
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen?.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen?.key])

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    // Closed first: it gives the focus back, and what runs may take it.
    dialog.current?.close()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(chosen)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={say('title')}
      onClose={onClose}
      {...backdrop}
    >
      <div className="palette__search">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          className="palette__field"
          aria-label={say('field')}
          placeholder={say('field')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="palette__list" id={`${id}-list`} role="listbox" aria-label={say('title')}>
        {[...Map.groupBy(entries, ({ group }) => group)].map(([group, some]) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
          <div key={group} role="group" aria-label={say(`group.${group}`)}>
            <p className="palette__group" aria-hidden="true">
              {say(`group.${group}`)}
            </p>
            {some.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                className="palette__entry"
                onClick={() => run(entry)}
              >
                {entry.label}
              </div>
            ))}
          </div>
        ))}
        {entries.length === 0 && <p className="palette__none">{say('none')}</p>}
      </div>
      <p className="palette__hint">{say('hint')}</p>
      <p className="visually-hidden" role="status">
        {query !== '' && say('found', { count: entries.length })}
      </p>
    </dialog>
  )
}
