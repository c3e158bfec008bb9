import type { Message } from '../../clauses/message.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import type { Locale } from '../../text/locale.ts'

/** What may be kept of what somebody likes. */
export type Preference = 'interests' | 'dislikes' | 'giftIdeas' | 'dietaryRestrictions'

/** What is said of somebody, by the words that open it; what follows is what they like or cannot eat. */
const PREDICATES: readonly (readonly [Preference, Record<Locale, string>])[] = [
  [
    'dislikes',
    {
      'pt-BR':
        'não é fã de, não é muito fã de, não é chegado em, não é chegada em, não gosta nada de, não gosta nem um pouco de, não tolera, tem nojo de, tem trauma de, abomina, não gosta de, não gosta do, não gosta da, não curte, não suporta, odeia, detesta, não pode ver, não aguenta, tem horror a, tem pavor de',
      en: "doesn't like, does not like, hates, dislikes, can't stand, detests, is not into, isn't into, really hates, isn't keen on, is not keen on, isn't a fan of, is not a fan of, isn't fond of, can't bear, couldn't stand, absolutely hates, is gone off, has gone off",
    },
  ],
  [
    'dietaryRestrictions',
    {
      'pt-BR':
        'não come mais, não bebe mais, cortou, não come, não bebe, não pode comer, não pode beber, não toma, é alérgico a, é alérgica a, é alérgico ao, é alérgica à, é intolerante a, é intolerante à, tem alergia a, tem alergia à, tem alergia de, tem intolerância a, tem intolerância à, parou de comer, deixou de comer, não consome, não pode com, virou, é',
      en: "doesn't eat, does not eat, doesn't drink, can't eat, cannot eat, can't have, can't do, can't drink, can't handle, can't tolerate, isn't allowed, is off, has given up, gave up eating, is allergic to, has an allergy to, is intolerant to, stopped eating, avoids, became, is",
    },
  ],
  [
    'giftIdeas',
    {
      'pt-BR':
        'quer um, quer uma, quer, pediu de aniversário, pediu de natal, queria, pediu, tá querendo, está querendo, adoraria, gostaria de, adoraria ganhar, sonha em ganhar, quer ganhar, queria ganhar, quer de presente, queria de presente, tá querendo ganhar, está querendo ganhar, gostaria de ganhar, pediu de presente, quer de aniversário, quer de natal',
      en: 'really wants, would like, is hoping for, has asked for, is asking for, wants a, wants an, wants some, wants the, wants, would love, wants for christmas, wants for her birthday, wants for his birthday, would love to get, wants as a gift, asked for',
    },
  ],
  [
    'interests',
    {
      'pt-BR':
        'é doido por, é doida por, é maluco por, é maluca por, é vidrado em, é vidrada em, é viciado em, é viciada em, é fanático por, é fanática por, é fissurado em, é fissurada em, é chegado em, é chegada em, é muito fã de, é super fã de, tem paixão por, é ligado em, é ligada em, gosta demais de, adora demais, ama demais, sempre gostou de, tá viciado em, tá viciada em, tá amando, gosta de, gosta do, gosta da, gosta muito de, adora, ama, curte, é fã de, é fã do, é fã da, coleciona, é apaixonado por, é apaixonada por, é louco por, é louca por, se interessa por, gosta bastante de',
      en: 'is mad into, is well into, is right into, is dead into, is big into, is mad for, likes, loves, really likes, really loves, enjoys, is into, is a fan of, is a big fan of, collects, is crazy about, adores, is passionate about, is interested in, is really into, is so into, is very into, is mad about, is nuts about, is obsessed with, is keen on, is really keen on, is fond of, is a huge fan of, is a massive fan of, is a real fan of, is big on, is mad on, is hooked on, always loves, absolutely loves',
    },
  ],
]

let predicates: Record<Locale, readonly (readonly [Preference, PhraseSet])[]> | undefined

function predicatesOf(locale: Locale) {
  predicates ??= {
    'pt-BR': PREDICATES.map(([kind, words]) => [kind, new PhraseSet(words['pt-BR'], 'pt-BR')]),
    en: PREDICATES.map(([kind, { en }]) => {
      // "my mum's allergic to nuts" says "is" in short.
      const short = en.replaceAll(/\bis /g, "'s ")
      return [kind, new PhraseSet(`${en}, ${short}`, 'en')]
    }),
  }
  return predicates[locale]
}

/** The longest of the phrases that stand there: "is into" says more than "is". */
export function predicateAt(
  message: Message,
  at: number,
  to: number,
): { readonly kind: Preference; readonly length: number } | undefined {
  const wordAt = (place: number) => message.items[place]?.word
  const found = predicatesOf(message.locale)
    .map(([kind, phrases]) => ({ kind, length: phrases.lengthAt(wordAt, at, to) }))
    .filter(({ length }) => length > 0)
  return found.sort((one, other) => other.length - one.length)[0]
}
