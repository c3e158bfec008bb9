import {
  type CalendarFeed,
  DEFAULT_FEED_CONTENTS,
  FEED_CONTENTS,
  type FeedContent,
  type FeedId,
} from '@parco/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParco } from '../frame/parco-context.ts'
import { useCopy } from '../records/use-copy.ts'
import { useFeedTexts } from './feed-texts.ts'
import { SettingSwitch } from './setting-field.tsx'
import { SettingsSection } from './settings-section.tsx'

const KEY = ['feeds']

/** The agenda in other calendars: what they are shown, and the addresses at which they read it. */
export function FeedsSection() {
  const say = useFeedTexts()
  const { client } = useParco()
  const queries = useQueryClient()
  const [contents, setContents] = useState<readonly FeedContent[]>(DEFAULT_FEED_CONTENTS)
  const known = useQuery({ queryKey: KEY, queryFn: () => client.feeds() })
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY })
  const add = useMutation({ mutationFn: () => client.addFeed(contents), onSettled })
  const revoke = useMutation({
    mutationFn: (id: FeedId) => client.removeFeed(id),
    onSuccess: () => add.reset(),
    onSettled,
  })
  const hasFailed = [known, add, revoke].some(({ isError }) => isError)
  return (
    <SettingsSection title={say('title')} note={say('note')}>
      <ContentSwitches contents={contents} onChoose={setContents} />
      <div className="settings__actions">
        <button
          type="button"
          className="button button--outline"
          disabled={contents.length === 0}
          onClick={() => add.mutate()}
        >
          {say('add')}
        </button>
        {contents.length > 0 && (
          <a
            className="button button--quiet"
            href={`/api/calendar?contents=${contents.join(',')}`}
            download
          >
            {say('download')}
          </a>
        )}
      </div>
      {add.data && <NewAddress address={new URL(add.data.path, window.location.origin).href} />}
      {known.data?.map((feed) => (
        <KnownFeed key={feed.id} feed={feed} onRevoke={() => revoke.mutate(feed.id)} />
      ))}
      {hasFailed && (
        <p className="setting__problem" role="alert">
          {say('failed')}
        </p>
      )}
    </SettingsSection>
  )
}

interface ContentSwitchesProps {
  readonly contents: readonly FeedContent[]
  readonly onChoose: (contents: readonly FeedContent[]) => void
}

function ContentSwitches({ contents, onChoose }: ContentSwitchesProps) {
  const say = useFeedTexts()
  const turn = (content: FeedContent, isOn: boolean) =>
    onChoose(FEED_CONTENTS.filter((one) => (one === content ? isOn : contents.includes(one))))
  return FEED_CONTENTS.map((content) => (
    <SettingSwitch
      key={content}
      label={say(content)}
      isOn={contents.includes(content)}
      onTurn={(isOn) => turn(content, isOn)}
    />
  ))
}

/** The address as it was just made, to take along; it is not shown again. */
function NewAddress({ address }: { readonly address: string }) {
  const say = useFeedTexts()
  const id = useId()
  const copy = useCopy()
  return (
    <div className="setting" role="status">
      <label className="setting__label" htmlFor={id}>
        {say('address')}
      </label>
      <input
        id={id}
        className="setting__text"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p className="settings__note">{say('made')}</p>
      <div className="settings__actions">
        <button type="button" className="button button--outline" onClick={() => copy(address)}>
          {say('copy')}
        </button>
      </div>
    </div>
  )
}

interface KnownFeedProps {
  readonly feed: CalendarFeed
  readonly onRevoke: () => void
}

function KnownFeed({ feed, onRevoke }: KnownFeedProps) {
  const say = useFeedTexts()
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const contents = new Intl.ListFormat(i18n.language).format(feed.contents.map((one) => say(one)))
  const made = format.format(new Date(feed.createdAt))
  const when = feed.readAt === undefined ? undefined : format.format(new Date(feed.readAt))
  return (
    <div className="setting">
      <p className="settings__state">
        {say('known', { contents, made })};{' '}
        {when === undefined ? say('unread') : say('read', { when })}
      </p>
      <div className="settings__actions">
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('revokeNamed', { contents, made })}
          onClick={onRevoke}
        >
          {say('revoke')}
        </button>
      </div>
    </div>
  )
}
