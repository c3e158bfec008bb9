import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { peopleDomain } from '../people-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(peopleDomain)
})
afterAll(() => domain.close())

describe('what is kept of somebody', () => {
  it('is told back with what follows from it', async () => {
    const person = await domain.person()
    await person.write('update_person', {
      personRef: 'Ana',
      birthday: '1990-03-12',
      interests: ['jazz'],
      contactEveryDays: 10,
    })
    await person.write('log_interaction', { personRef: 'ana', type: 'call', date: '2026-11-01' })
    await person.write('record_gift', {
      personRef: 'Ana',
      name: 'livro',
      date: '2026-10-01',
      amount: 80,
    })
    const { output } = await person.read('get_person', { personRef: 'Ana' })
    expect(output).toMatchObject({
      people: [
        {
          person: { name: 'Ana', relationship: null },
          lastContact: { type: 'call', date: '2026-11-01' },
          daysSince: 17,
          rhythm: { everyDays: 10, dueOn: '2026-11-11', overdueDays: 7 },
          birthday: { next: '2027-03-12', daysUntil: 114, age: 36, turns: 37 },
          facts: [{ kind: 'interest', text: 'jazz' }],
          gifts: [{ name: 'Livro', direction: 'given', amountCents: 8000, currency: 'BRL' }],
        },
      ],
    })
    const { people } = output as { people: { person: { id: string } }[] }
    const { id = '' } = people[0]?.person ?? {}
    expect((await person.read('get_person', { personRef: id })).output).toMatchObject({
      people: [
        {
          person: { id, name: 'Ana' },
          contacts: [{ id: expect.stringMatching(/^itr_/), type: 'call', date: '2026-11-01' }],
          gifts: [{ id: expect.stringMatching(/^gft_/) }],
        },
      ],
    })
    expect(await person.records('2026-11-01')).toMatchObject([
      { kind: 'interaction', title: 'Ana', display: 'Ligação' },
    ])
    expect(await person.records('2026-10-01')).toMatchObject([
      { kind: 'gift', title: 'Ana', display: 'Livro' },
    ])
  })

  it('is said once, and a dislike takes the place of a like', async () => {
    const person = await domain.person()
    await person.write('update_person', { personRef: 'Bia', interests: ['coentro', 'chá'] })
    expect(await person.prepare('update_person', { personRef: 'Bia', interests: ['Chá'] })).toEqual(
      { status: 'refused', explanation: 'Isso eu já sei de Bia.' },
    )
    const done = await person.write('update_person', { personRef: 'Bia', dislikes: 'Coentro' })
    expect(done.preview.title).toBe('Pessoa: Bia, não gosta de Coentro; não vale mais: coentro')
    const facts = async () => {
      const { output } = await person.read<{ people: { facts: unknown[] }[] }>('get_person', {
        personRef: 'Bia',
      })
      return output.people[0]?.facts
    }
    expect(await facts()).toEqual([
      { kind: 'interest', text: 'chá' },
      { kind: 'dislike', text: 'Coentro' },
    ])
    await person.undo(done)
    expect(await facts()).toHaveLength(2)
  })

  it('keeps the year when a day is said without one', async () => {
    const person = await domain.person({ locale: 'en' })
    await person.write('update_person', { personRef: 'Ana', birthday: '1990-03-12' })
    expect(
      (await person.prepare('update_person', { personRef: 'Ana', birthday: '3/12' })).status,
    ).toBe('refused')
    const personRef = { name: 'Ana', isKnown: true }
    const other = await person.write('update_person', { personRef, birthday: '3/13' })
    expect(other.preview.title).toBe('Person: Ana, birthday on March 12, 1990 → March 13, 1990')
    const leap = await person.write('update_person', { personRef, birthday: '2/29' })
    expect(leap.preview.title).toBe('Person: Ana, birthday on March 13, 1990 → February 29')
  })

  it('is of nobody else: a card that does not hold any more writes nothing', async () => {
    const person = await domain.person()
    await person.write('update_person', { personRef: 'Ana', relationship: 'prima' })
    const first = await person.prepare('update_person', { personRef: 'Ana', birthday: '--03-12' })
    const second = await person.prepare('update_person', { personRef: 'Ana', birthday: '--04-12' })
    if (first.status !== 'ready' || second.status !== 'ready') throw new Error('not ready')
    await person.execute('update_person', first.arguments)
    await expect(person.execute('update_person', second.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })

  it('asks where words are not enough', async () => {
    const person = await domain.person()
    expect(await person.prepare('update_person', { personRef: 'Ana' })).toMatchObject({
      status: 'question',
      question: 'O que eu guardo sobre Ana?',
    })
    expect(
      await person.prepare('update_person', { personRef: 'Ana', birthday: '31/04' }),
    ).toMatchObject({ status: 'question', missing: ['birthday'] })
    expect(await person.prepare('log_interaction', { personRef: 'Ana' })).toMatchObject({
      status: 'question',
      missing: ['type'],
    })
    expect(
      await person.prepare('log_interaction', {
        personRef: 'Ana',
        type: 'call',
        date: '2026-11-19',
      }),
    ).toMatchObject({ status: 'question', missing: ['date'] })
    expect(await person.prepare('delete_person', { personRef: 'Ana' })).toMatchObject({
      status: 'refused',
    })
  })

  it('says that a contact is there already, and how long the one before is ago', async () => {
    const person = await domain.person()
    await person.write('log_interaction', { personRef: 'mãe', type: 'call', date: '2026-10-09' })
    const done = await person.write('log_interaction', { personRef: 'mamãe', type: 'call' })
    expect(done.reply).toBe(
      'Anotei: ligação com sua mãe, hoje (18/11).\nO contato anterior foi há 40 dias.',
    )
    const again = await person.prepare('log_interaction', { personRef: 'mãe', type: 'call' })
    expect(again).toMatchObject({ preview: { warning: expect.stringContaining('já tem ligação') } })
  })

  it('is gone with an archived person, and so is their name', async () => {
    const person = await domain.person()
    await person.write('update_person', { personRef: 'Ana', interests: ['jazz'] })
    const gone = await person.write('delete_person', { personRef: 'Ana' })
    expect(await person.inContext(async (context) => peopleDomain.vocabulary?.(context))).toEqual({
      people: [],
    })
    const anew = await person.prepare('update_person', { personRef: 'Ana', interests: ['chá'] })
    expect(anew).toMatchObject({ preview: { title: 'Nova pessoa: Ana, gosta de chá' } })
    await person.undo(gone)
    expect((await person.read('get_person', { personRef: 'Ana' })).reply).toBe(
      'Ana:\n- Gosta de jazz',
    )
  })
})

describe('list_people', () => {
  it('finds by part of any name, and no more than are asked for', async () => {
    const person = await domain.person()
    for (const name of ['João Lima', 'Joana', 'Beatriz']) {
      await person.write('update_person', { personRef: name, relationship: 'amizade' })
    }
    await person.write('update_person', { personRef: 'Beatriz', aliases: ['Bia João'] })
    const namesOf = async (input: Parameters<typeof person.read>[1]) => {
      const { output } = await person.read<{ people: { name: string }[] }>('list_people', input)
      return output.people.map(({ name }) => name)
    }
    expect(await namesOf({ text: 'JOAO' })).toEqual(['Beatriz', 'João Lima'])
    expect(await namesOf({ text: 'joa', limit: 2 })).toEqual(['Beatriz', 'Joana'])
    expect(await namesOf({ text: 'zé' })).toEqual([])
  })
})
