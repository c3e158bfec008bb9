import { beforeEach, describe, expect, it } from 'vitest'
import { searchFacts } from '../../src/domains/memory/search/search-facts.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** A fact as it is kept, and a question that it answers in other words where people use others. */
const FACTS: readonly (readonly [content: string, question: string])[] = `
é alérgica a camarão | a que eu tenho alergia?
código do portão é 4821 | qual é o código do portão?
professora se chama Ana | como se chama minha professora?
mora em Joinville | onde eu moro?
trabalha na Embraer | onde é que eu trabalho?
adora jabuticaba | qual fruta eu adoro, jabuticaba?
detesta coentro | o que eu acho de coentro?
tem um cachorro chamado Fubá | qual o nome do meu cachorro?
senha do wifi é batata123 | qual a senha do wifi?
tipo sanguíneo é O negativo | qual é meu tipo sanguíneo?
calça 38 | que número eu calço?
nasceu em Caruaru | onde eu nasci?
dentista é o doutor Paulo | quem é meu dentista?
carro é um Fusca azul | de que cor é o meu carro?
placa do carro é QRT4B67 | qual é a placa do meu carro?
não come carne de porco | eu como carne de porco?
toma remédio para tireoide às sete | que horas tomo o remédio da tireoide?
avó fazia pão de queijo aos domingos | o que minha avó fazia aos domingos?
estudou engenharia na UFSC | onde estudei engenharia?
filha se chama Helena | qual o nome da minha filha?
filho tem asma | meu filho tem asma?
aluguel vence no dia cinco | quando vence o aluguel?
apólice do seguro está na gaveta azul | onde está a apólice do seguro?
chave reserva fica com a vizinha | com quem fica a chave reserva?
vizinha se chama Conceição | como é o nome da vizinha?
prefere janela no avião | no avião prefiro janela ou corredor?
tem medo de altura | do que eu tenho medo?
toca violão desde criança | desde quando toco violão?
time é o Figueirense | qual é o meu time?
filme favorito é Central do Brasil | qual meu filme favorito?
passaporte vence em março de 2029 | quando vence meu passaporte?
número do passaporte é FX123456 | qual o número do passaporte?
encanador se chama Edmilson | quem é o encanador?
eletricista de confiança é o Jair | quem é meu eletricista de confiança?
sogra é diabética | minha sogra é diabética?
irmão mora em Lisboa | onde mora meu irmão?
casou em dezembro de 2012 | quando eu casei?
aniversário de casamento é 15 de dezembro | que dia é o aniversário de casamento?
usa óculos para longe | pra que eu uso óculos?
tem pressão alta | eu tenho pressão alta?
ginecologista é a doutora Marta | quem é minha ginecologista?
plano de saúde é da Unimed | qual é meu plano de saúde?
vinho preferido é o Tannat | qual o meu vinho preferido?
não bebe leite | posso beber leite?
fala alemão | quais línguas falo, alemão?
caderneta de vacinação está na mochila vermelha | onde está a caderneta de vacinação?
gaveta do escritório abre com a chave pequena | qual chave abre a gaveta do escritório?
medida da cortina é 2,30 por 1,80 | qual a medida da cortina?
cor da parede da sala é areia | qual é a cor da parede da sala?
mecânico fica na rua das Palmeiras | onde fica o mecânico?
terapeuta atende às quintas | que dia a terapeuta atende?
corre na beira-mar aos sábados | onde eu corro aos sábados?
leu Dom Casmurro na escola | que livro li na escola?
bicicleta está na casa do Bruno | onde está a bicicleta?
emprestou a furadeira para o Sérgio | pra quem emprestei a furadeira?
conta do banco é na agência 0312 | qual é a agência da conta do banco?
sobrinho quer ser astronauta | o que meu sobrinho quer ser?
gata se chama Pipoca | qual o nome da gata?
veterinária é a doutora Lúcia | quem é a veterinária?
tem alergia a dipirona | posso tomar dipirona?
prefere reuniões de manhã | quando prefiro reuniões?
chefe se chama Rogério | como se chama meu chefe?
colega de trabalho mais próxima é a Yasmin | quem é minha colega mais próxima?
sonha em conhecer o Japão | que país sonho em conhecer?
morou três anos em Manaus | quantos anos morei em Manaus?
quebrou o braço em 2009 | quando quebrei o braço?
vota na zona 45 | em que zona eu voto?
título de eleitor está na pasta verde | onde está o título de eleitor?
costureira é a dona Cida | quem é a costureira?
tamanho da camisa é M | qual o tamanho da minha camisa?
prima mora em Curitiba | onde mora minha prima?
tio coleciona selos | o que meu tio coleciona?
mãe faz aniversário em abril | quando a mãe faz aniversário?
pai é marceneiro aposentado | qual era a profissão do meu pai?
gosta de dormir com chuva | gosto de dormir com chuva?
não gosta de falar ao telefone | gosto de falar ao telefone?
medita dez minutos por dia | quanto tempo medito por dia?
comprou a geladeira na Havan | onde comprei a geladeira?
garantia da geladeira vai até 2028 | até quando vai a garantia da geladeira?
máquina de lavar é da Brastemp | qual a marca da máquina de lavar?
sítio fica em Urubici | onde fica o sítio?
caseiro do sítio se chama Valdir | quem é o caseiro do sítio?
senha do cofre é 7713 | qual é a senha do cofre?
ramal do porteiro é 94 | qual o ramal do porteiro?
vaga da garagem é a 17 | qual é a minha vaga da garagem?
síndica se chama Neusa | quem é a síndica?
lixo reciclável passa na terça | que dia passa o lixo reciclável?
feira é na quarta de manhã | quando é a feira?
padaria fecha às oito | que horas a padaria fecha?
ônibus para o centro é o 320 | qual ônibus vai para o centro?
afilhado faz natação | o que meu afilhado faz, natação?
cunhado é vegano | meu cunhado é vegano?
fez cirurgia de apendicite em 2015 | quando fiz a cirurgia de apendicite?
perfume favorito é de lavanda | qual é meu perfume favorito?
café é sempre sem açúcar | como é o meu café?
tem um canal de receitas | meu canal é de quê?
guarda as fotos no disco preto | onde guardo as fotos?
professor de inglês é o Matthew | quem é o professor de inglês?
primeiro beijo foi na praia do Rosa | onde foi meu primeiro beijo?
hóspede preferido é o tio Arlindo | quem é o hóspede preferido?
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string])

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The share of questions whose fact is among the first five. */
async function recallAtFive(spell: (question: string) => string): Promise<number> {
  const missed: string[] = []
  await test.store.transaction(test.userId, async (sql) => {
    for (const [content, question] of FACTS) {
      const { hits } = await searchFacts(spell(question), { sql, userId: test.userId })
      if (!hits.slice(0, 5).some(({ fact }) => fact.content === content)) missed.push(question)
    }
  })
  return 1 - missed.length / FACTS.length
}

describe('a hundred facts', SLOW, () => {
  beforeEach(() =>
    test.store.transaction(test.userId, (sql) =>
      sql.query(
        `insert into knowledge (id, user_id, type, content, source, confidence, valid_from, created_at)
         select gen_random_uuid(), parco_user_id(), 'fact', content, 'form', 1, '2026-11-18', now()
           from unnest($1::text[]) content`,
        [FACTS.map(([content]) => content)],
      ),
    ),
  )

  it('are found by questions, with accents and without', async () => {
    expect(FACTS).toHaveLength(100)
    expect(await recallAtFive((question) => question)).toBeGreaterThanOrEqual(0.95)
    expect(await recallAtFive(plain)).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a month of talk', SLOW, () => {
  it('leaves one record a fact, and none of what the assistant said', async () => {
    const told = ['sou alérgica a camarão', 'minha professora se chama Ana', 'adoro jabuticaba']
    for (let day = 0; day < 30; day += 1) {
      test.setNow(new Date(Date.parse('2026-11-18T15:00:00Z') + day * 86_400_000).toISOString())
      const fact = told[day % told.length] ?? ''
      const said = await test.say(`lembra que ${fact}`)
      if (said.approvals.length > 0) await test.say('sim')
      await test.say('o que você sabe sobre mim?')
      await test.say(day % 2 === 0 ? 'gastei 20 na padaria' : 'qual o nome da minha professora?')
      await test.say('não')
    }
    const kept = await test.store.transaction(test.userId, (sql) =>
      sql.query<{ content: string; source: string }>(
        'select content, source from knowledge order by created_at',
      ),
    )
    expect(kept).toEqual([
      { content: 'é alérgica a camarão', source: 'said' },
      { content: 'professora se chama Ana', source: 'said' },
      { content: 'adora jabuticaba', source: 'said' },
    ])
  })
})

describe('everything that is known', () => {
  it('is a document, in Markdown and in JSON, with words and days and what held before', async () => {
    for (const text of [
      'agora moro em Joinville',
      'me mudei pra Campinas',
      'lembra que adoro *chá*',
    ]) {
      await test.say(text)
      await test.say('sim')
    }
    const { parco, userId } = test
    const markdown = await parco.exportMemory(userId, 'markdown')
    expect(markdown).toContain('# O que eu sei sobre você')
    expect(markdown).toContain('- Mora em Campinas — 2026-11-18: “me mudei pra Campinas”')
    expect(markdown).toContain('## Já não vale\n\n- Agora mora em Joinville')
    expect(markdown).toContain('\\*chá\\*')
    expect(await parco.exportMemory(userId, 'markdown', 'en')).toContain('# What I know about you')
    const { facts } = JSON.parse(await parco.exportMemory(userId, 'json'))
    expect(facts).toHaveLength(3)
    expect(facts[0]).toMatchObject({ source: 'said', confidence: 1, saidOn: '2026-11-18' })
  })
})
