import { ParcoError } from '@parco/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { joinNotes } from '../display/join-notes.ts'
import { useParco } from '../frame/parco-context.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Modal } from '../layout/modal.tsx'
import { useToast } from '../records/toast.ts'
import { useCopy } from '../records/use-copy.ts'
import type { Device, PairingCode } from './device.ts'
import { useDeviceTexts } from './device-texts.ts'
import { SettingsSection } from './settings-section.tsx'

const KEY = ['devices']

/** Who may open this Parco from the network at home, with the way in for one more and out for each. */
export function DevicesSection() {
  const say = useDeviceTexts()
  const { client } = useParco()
  const query = useQuery({ queryKey: KEY, queryFn: () => client.devices() })
  const { data: devices, error } = query
  // A device may not ask who else there is.
  const isElsewhere = error instanceof ParcoError && error.code === 'not-allowed'
  return (
    <SettingsSection title={say('title')} note={say(isElsewhere ? 'elsewhere' : 'note')}>
      {devices?.length === 0 && <p className="settings__state">{say('none')}</p>}
      {devices !== undefined && devices.length > 0 && (
        <ul className="devices">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices !== undefined && <AddDevice />}
      {error !== null && !isElsewhere && (
        <LoadFailure words={say('failed')} onRetry={() => void query.refetch()} />
      )}
    </SettingsSection>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const say = useDeviceTexts()
  const moment = useMoment()
  const [isRemoving, setIsRemoving] = useState(false)
  const { createdAt, name, seenAt } = device
  const facts = [
    say('seen', { moment: moment(seenAt) }),
    say('since', { day: moment(createdAt, 'day') }),
  ]
  return (
    <li className="devices__one">
      <div>
        <p className="devices__name">{name}</p>
        <p className="state">{joinNotes(facts)}</p>
      </div>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        aria-label={say('removeNamed', { name })}
        onClick={() => setIsRemoving(true)}
      >
        {say('remove')}
      </button>
      {isRemoving && <RemoveDevice device={device} onClose={() => setIsRemoving(false)} />}
    </li>
  )
}

interface RemoveDeviceProps {
  readonly device: Device
  readonly onClose: () => void
}

function RemoveDevice({ device: { id, name }, onClose }: RemoveDeviceProps) {
  const say = useDeviceTexts()
  const tell = useToast()
  const queries = useQueryClient()
  const { client } = useParco()
  const [hasFailed, setHasFailed] = useState(false)
  const remove = async () => {
    try {
      await client.removeDevice(id)
      onClose()
      tell({ text: say('removed', { name }) })
      await queries.invalidateQueries({ queryKey: KEY })
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Modal title={say('removeNamed', { name })} onClose={onClose}>
      <p>{say('sure', { name })}</p>
      {hasFailed && (
        <p className="failed" role="alert">
          {say('removeFailed')}
        </p>
      )}
      <div className="modal__actions">
        <button type="button" className="button button--danger" onClick={() => void remove()}>
          {say('removeSure')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {say('keep')}
        </button>
      </div>
    </Modal>
  )
}

/** A code for one more device, with the address that shows it there. */
function AddDevice() {
  const say = useDeviceTexts()
  const moment = useMoment()
  const copy = useCopy()
  const { client } = useParco()
  const [way, setWay] = useState<PairingCode | 'not-open' | 'failed'>()
  const ask = () =>
    client.pairingCode().then(setWay, (error: unknown) => {
      const isAlone = error instanceof ParcoError && error.data.reason === 'not-on-network'
      setWay(isAlone ? 'not-open' : 'failed')
    })
  return (
    <>
      <div className="settings__actions">
        <button type="button" className="button button--outline" onClick={() => void ask()}>
          {say('add')}
        </button>
      </div>
      <div className="devices__way" role="status">
        {way === 'not-open' && <p>{say('notOpen')}</p>}
        {way === 'failed' && <p className="setting__problem">{say('failed')}</p>}
        {typeof way === 'object' && (
          <>
            <p>{say('address')}</p>
            {way.hosts.map((host) => {
              const address = addressOf(host, way.code)
              return (
                <p key={host} className="devices__address">
                  <code>{address}</code>
                  <button
                    type="button"
                    className="button button--outline button--small"
                    onClick={() => copy(address)}
                  >
                    {say('copy')}
                  </button>
                </p>
              )
            })}
            <p className="state">{say('until', { moment: moment(way.expiresAt, 'time') })}</p>
          </>
        )}
      </div>
    </>
  )
}

/** The server answers the network on the port on which it answers its machine. */
const addressOf = (host: string, code: string): string =>
  `http://${host}${location.port === '' ? '' : `:${location.port}`}/let-in?code=${code}`

const SHAPES = {
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Instants in the user's language, zone and clock. */
function useMoment(): (instant: string, shape?: keyof typeof SHAPES) => string {
  const { access, preferences } = useParco()
  const { clock, timeZone } = access.user ?? {}
  return (instant, shape = 'moment') =>
    new Intl.DateTimeFormat(preferences.locale, {
      ...SHAPES[shape],
      ...(timeZone ? { timeZone } : {}),
      ...(clock === '12h' && shape !== 'day' ? { hour: 'numeric', hour12: true } : {}),
      ...(clock === '24h' && shape !== 'day' ? { hour12: false } : {}),
    }).format(new Date(instant))
}
