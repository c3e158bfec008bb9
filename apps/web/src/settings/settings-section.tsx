import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A part of the settings under a heading of its own. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className="settings__section" aria-labelledby={id}>
      <h2 id={id} className="settings__heading">
        {title}
      </h2>
      {children}
      {note && <p className="settings__note">{note}</p>}
    </section>
  )
}
