import { type FileReading, ParcoError } from '@parco/protocol'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../conversation/failure.ts'
import { useParco } from '../../frame/parco-context.ts'
import { isExport, readStatement } from './data-api.ts'
import { useDataTexts } from './data-texts.ts'
import { RestoreExport } from './restore-export.tsx'
import { StatementReview } from './statement-review.tsx'

/** What is done with a file: it is looked at, and then shown for what it is. */
type Brought =
  | { readonly step: 'none'; readonly problem?: string }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'statement'; readonly name: string; readonly reading: FileReading }
  | { readonly step: 'export'; readonly file: File }

/** Brings in a file of any kind that Parco knows: one place for statements and exports alike. */
export function BringFile() {
  const say = useDataTexts()
  const { t } = useTranslation()
  const { client, preferences } = useParco()
  const { locale } = preferences
  const [brought, setBrought] = useState<Brought>({ step: 'none' })

  const take = async (file: File) => {
    setBrought({ step: 'reading', name: file.name })
    try {
      if (await isExport(file)) return setBrought({ step: 'export', file })
      const reading = await readStatement(client.fetch, file, locale)
      setBrought({ step: 'statement', name: file.name, reading })
    } catch (error) {
      setBrought({ step: 'none', problem: wordsOf(error) })
    }
  }
  const wordsOf = (error: unknown): string => {
    if (error instanceof ParcoError && error.code === 'too-large') return say('bring.tooLarge')
    const failure = toFailure(error)
    return 'message' in failure ? failure.message : t('failure.gone')
  }
  const reset = () => setBrought({ step: 'none' })

  switch (brought.step) {
    case 'none':
      return <Picker problem={brought.problem} onTake={(file) => void take(file)} />
    case 'reading':
      return <p role="status">{say('bring.reading', { name: brought.name })}</p>
    case 'statement':
      return <StatementReview name={brought.name} reading={brought.reading} onClose={reset} />
    case 'export':
      return <RestoreExport file={brought.file} onClose={reset} />
  }
}

interface PickerProps {
  readonly problem: string | undefined
  readonly onTake: (file: File) => void
}

function Picker({ problem, onTake }: PickerProps) {
  const say = useDataTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the one for everybody.
    <div
      className="drop"
      data-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onTake(file)
      }}
    >
      <button
        type="button"
        className="button button--primary"
        onClick={() => input.current?.click()}
      >
        {say('bring.choose')}
      </button>
      <span className="drop__hint">{say('bring.drop')}</span>
      <input
        ref={input}
        type="file"
        accept=".csv,.ofx,.txt,.json"
        aria-label={say('bring.choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again, after it was mended.
          target.value = ''
          if (file) onTake(file)
        }}
      />
      {problem !== undefined && (
        <p className="failed drop__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
