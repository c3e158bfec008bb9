import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../internal/testing/open-test-domain.ts'
import { listsDomain } from './lists-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(listsDomain)
})
afterAll(() => domain.close())

const shopping = async (person: Person) =>
  (await person.read('get_lists', { list: 'compras' })).reply
const put = (person: Person, items: string[], list?: string) =>
  person.write('add_list_items', list === undefined ? { items } : { items, list })

describe('add_list_items', () => {
  it('puts items on the shopping list where none is named, with their quantities', async () => {
    const person = await domain.person()
    const done = await put(person, ['leite', '2 quilos de arroz'])
    expect(done.preview.title).toBe('Pôr na lista de compras: leite e arroz (2 quilos)')
    expect(done.reply).toBe('Anotado na lista de compras: leite e arroz (2 quilos).')
    expect(await shopping(person)).toBe('Lista de compras:\n- Leite\n- Arroz (2 quilos)')
  })

  it('doubles nothing that is open, and says so', async () => {
    const person = await domain.person()
    await put(person, ['ovos'])
    expect(await person.prepare('add_list_items', { items: ['Ovo'] })).toEqual({
      status: 'refused',
      explanation: 'Ovo já está na lista de compras.',
    })
    const preparation = await person.prepare('add_list_items', { items: ['ovos', 'pão'] })
    expect(preparation).toMatchObject({
      preview: {
        title: 'Pôr na lista de compras: pão',
        warning: 'Ovos já está na lista de compras.',
      },
    })
  })

  it('changes the quantity of what is open, and opens what was crossed off', async () => {
    const person = await domain.person()
    await put(person, ['ovos', 'leite'])
    await put(person, ['uma dúzia de ovos'])
    await person.write('check_list_items', { items: ['leite'] })
    await put(person, ['leite'])
    expect(await shopping(person)).toBe('Lista de compras:\n- Ovos (uma dúzia)\n- Leite')
  })

  it('knows one list by the names that it has in both languages', async () => {
    const person = await domain.person()
    await put(person, ['leite'], 'supermercado')
    await put(person.but({ locale: 'en' }), ['eggs'], 'groceries')
    const { output } = await person.read<{ count: number }>('get_lists')
    expect(output.count).toBe(1)
  })

  it('makes a list of its own for another name', async () => {
    const person = await domain.person({ locale: 'en' })
    await put(person.but({ locale: 'en' }), ['sunscreen', 'hat'], 'packing list')
    const { reply } = await person.but({ locale: 'en' }).read('get_lists', { list: 'packing' })
    expect(reply).toBe('Your packing list:\n- Sunscreen\n- Hat')
  })

  it('asks what to put there, and takes the answer', async () => {
    const person = await domain.person()
    expect(await person.prepare('add_list_items', { list: 'festa' })).toMatchObject({
      status: 'question',
      missing: ['items'],
      question: 'O que eu ponho na lista “festa”?',
    })
  })

  it('refuses what is too long or too much', async () => {
    const person = await domain.person()
    const status = async (input: Record<string, string | string[]>) =>
      (await person.prepare('add_list_items', input)).status
    expect(await status({ items: ['x'.repeat(101)] })).toBe('question')
    expect(await status({ items: Array.from({ length: 51 }, (_, at) => `item ${at}`) })).toBe(
      'question',
    )
    expect(await status({ items: ['gelo'], list: 'x'.repeat(61) })).toBe('question')
  })
})

describe('check_list_items', () => {
  it('crosses off, says what is left, and is undone', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'ovos', 'pão'])
    const done = await person.write('check_list_items', { items: ['os ovos'] })
    expect(done.reply).toBe('Riscado da lista de compras: ovos. Faltam leite e pão.')
    await person.undo(done)
    expect(await shopping(person)).toBe('Lista de compras:\n- Leite\n- Ovos\n- Pão')
  })

  it('crosses off all at once', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'ovos'])
    const done = await person.write('check_list_items', { isAll: true })
    expect(done.preview.title).toBe('Riscar os 2 itens da lista de compras: leite e ovos')
    expect(done.reply).toBe('Riscado da lista de compras: leite e ovos. Não falta mais nada.')
    expect(await shopping(person)).toBe(
      'Tudo certo na lista de compras: os 2 itens já foram riscados.',
    )
    expect(await person.prepare('check_list_items', { isAll: true })).toMatchObject({
      status: 'refused',
    })
  })

  it('asks which one where two fit, in one list or in two', async () => {
    const person = await domain.person()
    await put(person, ['leite de coco', 'leite integral', 'gelo'])
    await put(person, ['gelo'], 'festa')
    expect(await person.prepare('check_list_items', { items: ['leite'] })).toMatchObject({
      status: 'question',
      missing: ['items'],
    })
    expect(await person.prepare('check_list_items', { items: ['gelo'] })).toMatchObject({
      status: 'question',
      missing: ['list'],
      options: [{ label: 'Compras' }, { label: 'Festa' }],
    })
    const done = await person.write('check_list_items', { items: ['gelo'], list: 'festa' })
    expect(done.reply).toBe('Riscado da lista “festa”: gelo. Não falta mais nada.')
  })

  it('says what is not there, or crossed off already', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'pão'])
    await person.write('check_list_items', { items: ['leite'] })
    expect(await person.prepare('check_list_items', { items: ['leite'] })).toEqual({
      status: 'refused',
      explanation: 'Leite já está riscado da lista de compras.',
    })
    expect(await person.prepare('check_list_items', { items: ['vinho'] })).toEqual({
      status: 'refused',
      explanation: 'Não achei nas suas listas: vinho.',
    })
    const back = await person.write('check_list_items', { items: ['leite'], isDone: false })
    expect(back.reply).toBe('De volta na lista de compras: leite.')
  })

  it('leaves alone what changed since the card was shown', async () => {
    const person = await domain.person()
    await put(person, ['leite'])
    const ready = await person.prepare('check_list_items', { items: ['leite'] })
    if (ready.status !== 'ready') throw new Error('not ready')
    await person.write('remove_list_items', { items: ['leite'] })
    await expect(person.execute('check_list_items', ready.arguments)).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('what goes and what changes', () => {
  it('takes items off, and brings them back', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'pão'])
    const done = await person.write('remove_list_items', { items: ['pão'] })
    expect(done.reply).toBe('Tirado da lista de compras: pão.')
    expect(await shopping(person)).toBe('Lista de compras:\n- Leite')
    await person.undo(done)
    expect(await shopping(person)).toBe('Lista de compras:\n- Leite\n- Pão')
  })

  it('deletes a list by a card that says how many items it has', async () => {
    const person = await domain.person()
    await put(person, ['gelo', 'carvão'], 'festa')
    const done = await person.write('delete_list', { list: 'da festa' })
    expect(done.preview.title).toBe('Apagar: lista “festa” (2 itens)')
    expect(done.reply).toBe('Lista “festa” apagada (2 itens).')
    expect((await person.read('get_lists')).reply).toMatch(/^Você ainda não tem listas/)
    await person.undo(done)
    expect((await person.read('get_lists', { list: 'festa' })).reply).toContain('- Carvão')
  })

  it('gives a list another name, which no other list has', async () => {
    const person = await domain.person()
    await put(person, ['gelo'], 'festa')
    await put(person, ['protetor'], 'da praia')
    const done = await person.write('rename_list', { list: 'festa', name: 'do churrasco' })
    expect(done.preview.title).toBe('Renomear a lista “festa”: Churrasco')
    expect(done.reply).toBe('A lista “festa” agora se chama Churrasco.')
    expect((await person.read('get_lists', { list: 'churrasco' })).reply).toBe(
      'Lista do churrasco:\n- Gelo',
    )
    expect(await person.prepare('rename_list', { list: 'churrasco', name: 'praia' })).toEqual({
      status: 'refused',
      explanation: 'Você já tem uma lista da praia.',
    })
    expect(await person.prepare('rename_list', { list: 'praia' })).toMatchObject({
      status: 'question',
      missing: ['name'],
    })
    await person.undo(done)
    expect((await person.read('get_lists', { list: 'festa' })).reply).toContain('- Gelo')
  })

  it('clears what is crossed off alone', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'pão'])
    expect(await person.prepare('delete_list', { isDoneOnly: true })).toMatchObject({
      status: 'refused',
    })
    await person.write('check_list_items', { items: ['pão'] })
    const done = await person.write('delete_list', { isDoneOnly: true })
    expect(done.reply).toBe('Lista de compras: o item riscado saiu.')
    expect(await shopping(person)).toBe('Lista de compras:\n- Leite')
  })

  it('changes a name or a quantity, and never into what is there', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'pão'])
    const renamed = await person.write('update_list_item', {
      itemRef: 'leite',
      item: 'leite de aveia',
    })
    expect(renamed.reply).toBe('Mudei na lista de compras: leite → leite de aveia.')
    const counted = await person.write('update_list_item', { itemRef: 'pão', item: '3 pacotes' })
    expect(counted.reply).toBe('Mudei na lista de compras: pão → pão (3 pacotes).')
    expect(
      await person.prepare('update_list_item', { itemRef: 'pão', item: 'leite de aveia' }),
    ).toEqual({
      status: 'refused',
      explanation: 'Leite de aveia já está na lista de compras.',
    })
  })
})

describe('get_lists', () => {
  it('says which lists there are, and what stands on one', async () => {
    const person = await domain.person()
    await put(person, ['leite'])
    await put(person, ['gelo'], 'festa')
    expect((await person.read('get_lists')).reply).toBe(
      'Suas listas:\n- Compras: 1 item\n- Festa: 1 item',
    )
    expect((await person.read('get_lists', { item: 'gelo' })).reply).toBe(
      'Sim, na lista “festa”: gelo.',
    )
    expect((await person.read('get_lists', { item: 'vinho', list: 'compras' })).reply).toBe(
      'Não está na lista de compras: vinho.',
    )
    expect((await person.read('get_lists', { list: 'viagem' })).reply).toMatch(
      /^Você não tem uma lista “viagem”/,
    )
  })

  it('goes along with everything that is kept', async () => {
    const person = await domain.person()
    await put(person, ['leite', 'pão'])
    await person.write('check_list_items', { items: ['pão'] })
    const known = await person.inContext(
      (context) => listsDomain.knownDocument?.(context) ?? Promise.reject(),
    )
    expect(known.markdown).toBe('# Listas\n\n## Compras\n\n- [ ] leite\n- [x] pão\n')
  })

  it('is of its user alone', async () => {
    const [one, other] = [await domain.person(), await domain.person()]
    await put(one, ['leite'])
    expect(await shopping(other)).toMatch(/vazia/)
  })
})
