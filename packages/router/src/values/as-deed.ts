import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'

/** What somebody says to have done, as it was planned: "busquei o bolo" is "buscar o bolo". */
export function asDeed(text: string, locale: Locale): string {
  const [first = '', ...others] = text.split(/\s+/)
  const folded = fold(first)
  const plain = locale === 'en' ? englishPlain(folded) : portugueseInfinitive(folded)
  return [plain ?? first, ...others].join(' ')
}

/** Past forms whose infinitive their ending does not tell. */
const PORTUGUESE: ReadonlyMap<string, string> = pairs(
  'fiz fazer,fui ir,vi ver,dei dar,trouxe trazer,pus pôr,li ler,disse dizer,tive ter,bebi beber,comi comer,recebi receber,respondi responder,escolhi escolher,resolvi resolver,vendi vender,devolvi devolver,escrevi escrever,atendi atender,recolhi recolher,aprendi aprender,corri correr,pedi pedir,abri abrir,assisti assistir,consegui conseguir,imprimi imprimir,medi medir,reuni reunir,dormi dormir,subi subir,saí sair,sai sair,emiti emitir,parti partir,dirigi dirigir,corrigi corrigir,transferi transferir,conferi conferir,preenchi preencher,estendi estender,acendi acender,mexi mexer,cosi coser,varri varrer,colhi colher,cobri cobrir,servi servir,instruí instruir,concluí concluir,conclui concluir',
)
const ENGLISH: ReadonlyMap<string, string> = pairs(
  'did do,went go,got get,gave give,sent send,paid pay,bought buy,took take,brought bring,made make,met meet,told tell,spoke speak,wrote write,read read,put put,saw see,fed feed,left leave,found find,sold sell,did do,ate eat,drank drink,ran run,cut cut,swept sweep,hung hang,taught teach,drove drive,rang ring,built build,kept keep,set set,chose choose,came come,moved move,changed change,renewed renew,scheduled schedule,closed close,updated update,cancelled cancel,canceled cancel,planned plan,dropped drop,shipped ship,mopped mop,wrapped wrap,booked book,baked bake,prepared prepare,practiced practice,practised practise,exchanged exchange,replaced replace,raked rake,filed file,ordered order,signed sign,submitted submit,arranged arrange,organized organize,organised organise,invited invite,completed complete,charged charge,faxed fax,emailed email',
)

function pairs(source: string): ReadonlyMap<string, string> {
  return new Map(
    source.split(',').map((pair) => {
      const [past = '', plain = ''] = pair.split(' ')
      return [fold(past), plain] as const
    }),
  )
}

/** First-person past forms in "-ei" come from verbs in "-ar": "paguei", "busquei", "dancei". */
function portugueseInfinitive(word: string): string | undefined {
  const known = PORTUGUESE.get(word)
  if (known !== undefined || !/..ei$/.test(word)) return known
  if (word.endsWith('quei')) return `${word.slice(0, -4)}car`
  if (word.endsWith('guei')) return `${word.slice(0, -4)}gar`
  if (word.endsWith('cei')) return `${word.slice(0, -3)}çar`
  return `${word.slice(0, -2)}ar`
}

function englishPlain(word: string): string | undefined {
  const known = ENGLISH.get(word)
  if (known !== undefined) return known
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}y`
  return /..[^e]ed$/.test(word) ? word.slice(0, -2) : undefined
}
