// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `document-texts.ts` looks for. */
export const DOCUMENT_TEXTS = {
  into: wordSet("para pro em ao in into to as"),
  naming: wordSet("o a the"),
  titling: wordSet("chamado intitulado titulado titled called named entitled"),
  reports: wordSet("relatorio estudo analise dossie panorama levantamento parecer comparativo diagnostico raio-x dive panorama analisa analise analisar report study analysis overview dossier briefing comparison research rundown memo primer analyze analyse write-up"),
}

/** What `memory-texts.ts` looks for. */
export const MEMORY_TEXTS = {
  remembered: wordSet("memoria memorias lembranca lembrancas registros anotacao anotacoes notas perfil sabe sabes souber guardou guardaste anotou anotaste salvou salvaste informacao informacoes fato dado dados lembra lembras falei contei disse know known stored saved kept noted remember learned told said memory memories notes info information fact facts got have"),
  everything: wordSet("tudo toda todas qualquer everything anything whatever all every"),
  stating: wordSet("que that i"),
  tastes: wordSet("prefiro gosto adoro odeio detesto curto suporto prefer love hate like dislike"),
  standing: wordSet("sou moro uso calco visto nasci falo"),
  living: wordSet("trabalho estudo work study"),
  degrees: wordSet("muito muita tao meio bem um uma so mais too so very such really"),
  owning: wordSet("meu minha meus minhas my"),
  being: wordSet("e sao chama chamam is are 's"),
  dismissing: wordSet("esquece esqueca esquecam forget nevermind"),
  yours: wordSet("seu sua seus suas teu tua teus tuas your"),
  decision: wordSet("decisao decision"),
  self: wordSet("mim minha vida pessoa me myself life my"),
  askingAll: wordSet("que tudo qualquer what whatever everything anything all"),
  telling: wordSet("falei disse contei comentei mencionei anotei guardei salvei registrei gravei passei dei pedi guardou anotou salvou told said say tell mentioned mention noted saved stored gave wrote"),
  liking: wordSet("gosto gostava gostei curtia preferia queria like liked loved wanted preferred"),
  feeling: wordSet("sinto sentindo triste ansioso ansiosa cansado cansada feeling feel felt sad anxious tired flat low"),
  beforePerson: wordSet("o a os as meu minha meus minhas my our the"),
  feels: wordSet("ta esta anda parece vive ficou tava andava is 's seems feels looks has was"),
  concerned: wordSet("eu me mim comigo meu minha meus minhas nosso nossa gente i me my us our we"),
}

/** What `ordered-text.ts` looks for. */
export const ORDERED_TEXT = {
  openers: wordSet("que that"),
}
