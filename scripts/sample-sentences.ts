import type { Locale } from '@parco/protocol'
import {
  type IntentCatalogue,
  parseTemplate,
  RandomSequence,
  type TemplateNode,
} from '@parco/router/classifier'

/** What stands for a slot in a sampled sentence, by type; a sentence with any other slot is not sampled. */
const VALUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'pt-BR': {
    money: '50 reais|R$ 12,90|37 conto|120|1.500 reais|45,90|8 reais|2 mil reais|R$200',
    exactMoney: '50 reais|R$ 12,90|1.500 reais|R$ 89',
    spokenMoney: '35 reais|20 pila|R$ 60|cem reais',
    bigMoney: '320 reais|150|R$ 480|900 reais',
    number: '3|82|7|15|5|120',
    duration: '40 minutos|7 horas|meia hora|1h30|duas horas|45 min',
    mass: '82 kg|74,5 quilos|68kg|91 quilos',
    volume: '500ml|2 litros|um copo|1,5l|300 ml',
    distance: '5 km|10 quilômetros|3km|800 metros',
    score: '7/10|nota 8|6|9 de 10',
    dueDay: 'dia 10|dia 5|dia 20|dia 28',
    billMonth: 'outubro|esse mês|setembro|mês passado',
    time: '15h|às 8 da noite|9:30|meio dia',
    percent: '50%|10 por cento',
    recurrence: 'todo dia|toda segunda|todo mês',
    installments: '10x|em 12 vezes|6 parcelas',
    date: 'amanhã|sexta|dia 12|ontem|segunda que vem',
    timeRange: 'das 14 às 16|das 9h às 10h',
    bloodPressure: '12 por 8|130/85',
    period: 'esse mês|semana passada|mês passado',
    name: 'mercado|presente da ana|padaria|gasolina|conserto do celular|bar|livro|feira|cabeleireiro|dentista|pet shop|camiseta',
    item: 'pizza|uber|almoço|farmácia|cinema|café|mercado|estacionamento|ração|remédio',
    things: 'um tênis|duas camisetas|um livro|uma mochila|flores|um fone|remédios',
    purchase: 'pizza|uber|farmácia|gasolina|almoço|mercado',
    incomeName: 'salário|freela|aluguel|comissão|bônus|venda da bike|reembolso',
    surelyIncome: 'salário|bônus|comissão|dividendos',
    bill: 'luz|internet|aluguel|condomínio|água|netflix|academia|celular|escola',
    homeBill: 'luz|aluguel|condomínio|água|seguro do carro',
    houseBill: 'luz|aluguel|condomínio|água|seguro do carro',
    category: 'comida|transporte|lazer|saúde|mercado|roupas',
    metric: 'peso|sono|água|humor|energia|exercício',
    metricVerb: 'pesei|dormi|bebi|treinei',
    activity: 'corrida|yoga|musculação|natação|caminhada|futebol',
    activityPart: 'na esteira|de bike|de musculação',
    customMetric: 'pressão|glicemia|colesterol|cintura',
    person: 'ana|minha mãe|pedro|meu chefe|a carla|meu irmão',
    ownHabit: 'meditação|leitura|alongamento|diário|oração',
    event: 'reunião com o time|dentista|consulta|aula de inglês|jantar com a ana',
    area: 'saúde|finanças|trabalho|família',
    aim: 'ler 20 livros|correr 10 km|juntar 5 mil reais',
    invest: 'poupança|tesouro direto|cdb',
  },
  en: {
    money: '50 dollars|$12.90|37 bucks|120|$1,500|45.90|$8|2k|$200',
    exactMoney: '50 dollars|$12.90|$1,500|$89',
    spokenMoney: '35 dollars|20 bucks|$60|a hundred dollars',
    bigMoney: '320 dollars|150|$480|900 dollars',
    number: '3|82|7|15|5|120',
    duration: '40 minutes|7 hours|half an hour|1h30|two hours|45 min',
    mass: '82 kg|164 pounds|68kg|91 kilos',
    volume: '500ml|2 liters|a glass|1.5l|16 oz',
    distance: '5 km|10 miles|3km|800 meters',
    score: '7/10|8 out of 10|6|9/10',
    dueDay: 'the 10th|day 5|the 20th|the 28th',
    billMonth: 'october|this month|september|last month',
    time: '3pm|8 at night|9:30|noon',
    percent: '50%|10 percent',
    recurrence: 'every day|every monday|every month',
    installments: '10x|12 installments|6 payments',
    date: 'tomorrow|friday|the 12th|yesterday|next monday',
    timeRange: 'from 2 to 4 pm|9am to 10am',
    bloodPressure: '120 over 80|130/85',
    period: 'this month|last week|last month',
    name: "groceries|anna's present|bakery|gas|phone repair|bar|book|farmers market|haircut|dentist|pet shop|t-shirt",
    item: 'pizza|uber|lunch|pharmacy|movies|coffee|groceries|parking|dog food|medicine',
    things: 'sneakers|two t-shirts|a book|a backpack|flowers|headphones|medicine',
    purchase: 'pizza|uber|pharmacy|gas|lunch|groceries',
    incomeName: 'salary|freelance|rent|commission|bonus|bike sale|refund',
    surelyIncome: 'salary|bonus|commission|dividends',
    bill: 'electricity|internet|rent|hoa|water|netflix|gym|phone|school',
    homeBill: 'electricity|rent|hoa|water|car insurance',
    houseBill: 'electricity|rent|hoa|water|car insurance',
    category: 'food|transport|entertainment|health|groceries|clothes',
    metric: 'weight|sleep|water|mood|energy|exercise',
    metricVerb: 'weighed|slept|drank|trained',
    activity: 'running|yoga|weights|swimming|walking|soccer',
    activityPart: 'on the treadmill|on the bike',
    customMetric: 'blood pressure|glucose|cholesterol|waist',
    person: 'anna|my mom|peter|my boss|carla|my brother',
    ownHabit: 'meditation|reading|stretching|journaling|prayer',
    event: 'meeting with the team|dentist|appointment|french class|dinner with anna',
    area: 'health|finances|work|family',
    aim: 'read 20 books|run 10 km|save 5 thousand',
    invest: 'savings|bonds|stocks',
  },
}

/** How often a template that has choices is tried for one more sentence. */
const TRIES = 4

/** Draws up to `limit` different sentences of an intent from its templates, evenly over them. */
export function sampleSentences(
  catalogue: IntentCatalogue,
  intent: string,
  limit: number,
): string[] {
  const sampler = new Sampler(
    catalogue,
    seedOf(`${catalogue.locale} ${catalogue.domain} ${intent}`),
  )
  const templates = (catalogue.intents[intent]?.sentences ?? [])
    // A sentence that leans on the one before says nothing by itself.
    .filter((group) => group.after === undefined)
    .flatMap((group) => group.say)
  const found = new Set<string>()
  for (let round = 0; round < TRIES; round += 1) {
    for (const template of templates) {
      if (found.size >= limit) return [...found]
      const text = sampler.draw(template)
      if (text !== undefined) found.add(text)
    }
  }
  return [...found]
}

/** Draws up to `limit` readings of one line of an examples file, which may hold choices. */
export function expandLine(line: string, locale: Locale, limit: number): string[] {
  if (!/[([]/.test(line)) return [line]
  const sampler = new Sampler({ domain: '', locale, rules: {}, intents: {} }, seedOf(line))
  const found = new Set<string>()
  for (let round = 0; round < limit * 2 && found.size < limit; round += 1) {
    const text = sampler.draw(line)
    if (text !== undefined) found.add(text)
  }
  return [...found]
}

class Sampler {
  private readonly catalogue: IntentCatalogue
  private readonly random: RandomSequence

  constructor(catalogue: IntentCatalogue, seed: number) {
    this.catalogue = catalogue
    this.random = new RandomSequence(seed)
  }

  draw(template: string): string | undefined {
    const words: string[] = []
    const { locale } = this.catalogue
    if (!this.add(parseTemplate(template, locale), words)) return undefined
    const text = words.join(' ')
    return text === '' ? undefined : text
  }

  /** Adds the words of a piece; false when it holds a slot that nothing can stand for. */
  private add(node: TemplateNode, words: string[]): boolean {
    switch (node.kind) {
      case 'word':
        words.push(node.word)
        return true
      case 'sequence':
        return node.parts.every((part) => this.add(part, words))
      case 'permutation':
        return this.reordered(node.parts).every((part) => this.add(part, words))
      case 'choice':
        return this.add(this.pick(node.options), words)
      case 'optional':
        return this.random.next() < 0.6 || this.add(node.part, words)
      case 'rule':
        return this.add(
          parseTemplate(this.catalogue.rules[node.name] ?? '', this.catalogue.locale),
          words,
        )
      case 'slot': {
        const values = VALUES[this.catalogue.locale][node.type]?.split('|')
        if (values) words.push(this.pick(values))
        return values !== undefined
      }
    }
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.random.below(items.length)] as Item
  }

  private reordered<Item>(items: readonly Item[]): Item[] {
    return this.random.next() < 0.5 ? [...items] : [...items].reverse()
  }
}

function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
