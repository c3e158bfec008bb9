import { remindedOf } from '../conversation/waiting-cards.ts'
import { keepTogether } from '../display/keep-together.ts'
import { WaitingIcon } from '../icons.tsx'
import { useWaiting } from './use-waiting.ts'
import { useOpenWaiting } from './waiting-provider.tsx'
import { useWaitingTexts } from './waiting-texts.ts'

/** In the rail: what waits for the user's word elsewhere, as long as something does. */
export function WaitingElsewhere() {
  const say = useWaitingTexts()
  const open = useOpenWaiting()
  const count = useWaiting().length
  if (count === 0) return null
  return (
    <button type="button" className="rail__link rail__waiting" onClick={open}>
      <WaitingIcon />
      <span>{say('title')}</span>
      <span className="badge">{count}</span>
    </button>
  )
}

/** Above the composer, where there is no rail: one line that opens what waits in other conversations. */
export function ElsewhereStrip() {
  const say = useWaitingTexts()
  const open = useOpenWaiting()
  const waiting = useWaiting()
  const [first] = waiting
  if (!first) return null
  const title = first.approvals.map(({ preview }) => remindedOf(preview.title)).join('; ')
  return (
    <button type="button" className="waiting waiting--elsewhere" onClick={open}>
      <span className="waiting__text">
        {say('elsewhere', { count: waiting.length, title: keepTogether(title) })}
      </span>
      <span className="waiting__go">{say('review')}</span>
    </button>
  )
}
