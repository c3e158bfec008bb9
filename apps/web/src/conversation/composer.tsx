import { MAX_MESSAGE_CHARACTERS } from '@parco/protocol'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SendIcon } from '../icons.tsx'
import { useComposerShortcuts } from './use-composer-shortcuts.ts'

/** From how many characters on the composer says what is left. */
const COUNT_FROM = MAX_MESSAGE_CHARACTERS - 500

interface ComposerProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** What ↑ brings back into an empty field: the last message sent. */
  readonly last: string | undefined
}

/** Where the user writes; Enter sends, Shift and Enter breaks the line. */
export function Composer({ text, onChange, onSend, field, last }: ComposerProps) {
  const { t, i18n } = useTranslation()
  const noteId = useId()
  const isTooLong = text.length > MAX_MESSAGE_CHARACTERS
  const canSend = text.trim() !== '' && !isTooLong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) onSend()
  }
  useComposerShortcuts(field)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && text === '' && last !== undefined) {
      event.preventDefault()
      onChange(last)
      return
    }
    // An input method uses Enter to accept what it suggests.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend && !event.repeat) onSend()
  }
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer__box">
        <div className="composer__grow" data-text={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            className="composer__field"
            aria-label={t('composer.label')}
            aria-describedby={text.length > COUNT_FROM ? noteId : undefined}
            aria-invalid={isTooLong}
            placeholder={t('composer.placeholder')}
            enterKeyHint="send"
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="submit"
          className="composer__send"
          aria-label={t('composer.send')}
          aria-disabled={!canSend}
        >
          <SendIcon />
        </button>
      </div>
      {text.length > COUNT_FROM && (
        <p className="composer__note" id={noteId} data-problem={isTooLong}>
          {isTooLong
            ? t('composer.tooLong', {
                limit: number.format(MAX_MESSAGE_CHARACTERS),
                length: number.format(text.length),
              })
            : t('composer.remaining', { count: MAX_MESSAGE_CHARACTERS - text.length })}
        </p>
      )}
    </form>
  )
}
