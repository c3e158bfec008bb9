// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `gate-clause.ts` looks for. */
export const GATE_CLAUSE = {
  requests: wordSet("pode poderia podes consegue voce da para tem como can could would will you please"),
  askedFor: wordSet("dar lembrar avisar criar agendar concluir fechar guardar salvar traduzir resumir gerar pesquisar buscar procurar remarcar mudar esquecer perguntar finalizar botar por memorizar reagendar adiar encerrar completar cutucar chamar bloquear exportar remind create schedule book set put move reschedule complete close forget translate summarize search ask check make postpone push block ping notify keep budget allocate"),
  measured: wordSet("febre pressao glicemia glicose temperatura batimentos colesterol fever pressure glucose temperature pulse cholesterol"),
  am: wordSet("estou ando fiquei fico estamos"),
  owed: wordSet("parcela fatura"),
  beforeNouns: wordSet("a as uma umas da das na nas minha minhas essa esta dessa desta"),
  firstPerson: wordSet("i we i've we've i'm my our had have just finally already managed ended forgot got did"),
  speaker: wordSet("i i'm i've we we've my our"),
  behindPaid: wordSet("on in at today yesterday already off via by through with this last in and just now"),
}

/** What `harmless-gates.ts` looks for. */
export const HARMLESS_GATES = {
  devices: wordSet("balanca relogio smartwatch pulseira aplicativo app celular esteira scale scales watch app fitbit garmin strava band treadmill"),
  othersDevices: wordSet("dele dela seu sua his her their"),
  denying: wordSet("jamais nunca nem de que imagina imagine negativo never no nope nah hell god of"),
  games: wordSet("mario sims gta catan minecraft roblox zelda pokemon harry sonic fifa stardew"),
  ofTeam: wordSet("do da dos"),
  only: wordSet("so apenas somente only just merely"),
  alsoAlone: wordSet("tambem but also"),
  but: wordSet("como mas"),
  also: wordSet("tambem ainda"),
  without: wordSet("sem without"),
  onTime: wordSet("juros multa atraso atrasos interest penalty"),
  unmistakable: wordSet("so sqn just jk only"),
  speakers: wordSet("i we"),
}

/** What `quotes.ts` looks for. */
export const QUOTES = {
  pointing: wordSet("isso isto this that it"),
  inverted: wordSet("disse falou diz gritou repetiu respondeu escreveu avisou cantou exclamou resmungou said says yelled shouted whispered replied wrote sang muttered"),
  noSayer: wordSet("que eu com comigo pra para isso tudo i me that so to you it"),
  speaker: wordSet("eu voce i you"),
  others: wordSet("ele ela eles elas he she they him her"),
  beforeOthers: wordSet("o a os as um uma meu minha meus minhas nosso nossa seu sua aquele aquela the a an my our his their your that some every"),
  told: wordSet("disse falou diria falaria repetiu gritou berrou cochichou respondeu escreveu mandou avisou pediu perguntou comentou explicou postou said says told yelled shouted whispered replied wrote texted posted repeated asked announced sent forwarded"),
  saying: wordSet("say repetia repete repetiram repetindo dizia diz diziam dizem dizendo falava fala falaram falavam falando gritava grita gritaram gritando berrava berra berrando avisava avisaram insistiu insistia insiste sussurrou respondia cantou cantava canta cantando anunciou anunciava anunciaram ordenou exclamou aconselhou jurou jurava pregou pregava prega resmungou rezava repeats repeating saying yelling yells shouting shouts screamed screaming screams insisted insists whispers announces warned ordered sang sings singing preached preaches claimed claims muttered"),
  written: wordSet("manchete ditado proverbio refrao legenda slogan lema palavras meme tweet headline lyrics lyric chorus caption billboard saying proverb motto words"),
}
