// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `area-of.ts` looks for. */
export const AREA_OF = {
  beyond: wordSet("para pra pro pras pros com antes depois por sem enquanto for before after with so while without"),
  means: wordSet("ler leitura aula aulas read reading works class classes"),
  consuming: wordSet("tomo toma bebo bebe come evito evita eat eats drink drinks avoid avoids"),
  limiting: wordSet("nao nunca jamais don't doesn't never no not"),
  avoiding: wordSet("evito evita avoid avoids"),
}

/** What `birthday-words.ts` looks for. */
export const BIRTHDAY_WORDS = {
  birthday: wordSet("aniversario niver aniver aniversaria nasceu nasceram nascimento birthday bday born"),
}

/** What `category-of.ts` looks for. */
export const CATEGORY_OF = {
  pets: wordSet("cachorro cachorra cao caes gato gata gatos veterinario racao pet pets dog dogs cat cats puppy kitten vet"),
  gifts: wordSet("presente presentes gift gifts"),
  farms: wordSet("lavoura lavouras roca plantacao plantacoes plantio fazenda sitio gado rebanho boiada pasto curral granja safra cafezal farm crops crop cattle livestock herd orchard ranch"),
  for: wordSet("para pra pro for"),
  of: wordSet("da do of"),
  the: wordSet("o a os as the"),
  eaten: wordSet("cozinha fritura panela peixe casa almoco mercado"),
  prepositions: wordSet("for with without at from to of on in and"),
  containers: wordSet("bag bags box boxes bottle bottles can cans cup cups jar jars pack packs packet tub carton crate case loaf slice slices piece bunch tank round pound kilo dozen"),
  errands: wordSet("run trip haul visit stop errand"),
}

/** What `languages.ts` looks for. */
export const LANGUAGES = {
  names: {
  "pt-BR": {
    "en": "ingles",
    "es": "espanhol, castelhano",
    "fr": "frances",
    "de": "alemao",
    "it": "italiano",
    "pt-BR": "portugues, brasileiro",
    "ja": "japones",
    "zh": "chines, mandarim",
    "ko": "coreano",
    "ru": "russo",
    "ar": "arabe",
    "nl": "holandes, neerlandes",
    "he": "hebraico",
    "la": "latim",
    "el": "grego",
    "sv": "sueco",
    "pl": "polones",
    "tr": "turco",
    "uk": "ucraniano",
    "ca": "catalao"
  },
  "en": {
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "de": "german",
    "it": "italian",
    "pt-BR": "portuguese",
    "ja": "japanese",
    "zh": "chinese, mandarin",
    "ko": "korean",
    "ru": "russian",
    "ar": "arabic",
    "nl": "dutch",
    "he": "hebrew",
    "la": "latin",
    "el": "greek",
    "sv": "swedish",
    "pl": "polish",
    "tr": "turkish",
    "hi": "hindi",
    "uk": "ukrainian",
    "ca": "catalan"
  }
},
}

/** What `lexicons.ts` looks for. */
export const LEXICONS = {
  articles: wordSet("o a os as meu minha meus minhas my our the"),
  owners: wordSet("meu minha meus minhas my our"),
}

/** What `name-of.ts` looks for. */
export const NAME_OF = {
  edgeWords: wordSet("o a os as um uma uns umas do da de dos das no na em nos nas num numa ao aos com por para pro pra pelo pela e meu minha meus minhas nosso nossa esse essa este esta aquele aquela desse dessa nesse nessa outro outra mais foi la ali aqui custou fora novo nova novos novas seu sua referente referentes relativo relativa relativos relativas the an my our his her this that of at on for to in with from and some another more was it up new"),
  determiners: wordSet("o a os as um uma uns umas meu minha meus minhas ele ela eles elas meus nossos amigos galera pessoal the my our some him her them"),
  company: wordSet("com with"),
  measures: wordSet("quilo quilos g gramas grama litro litros l ml hora horas minuto minutos min km quilometros metros kg kgs kilo kilos lb lbs pound pounds ounce ounces oz gram grams liter liters litre litres hour hours minute minutes mile miles"),
  of: wordSet("de do da of"),
  places: wordSet("no na nos nas em num numa at in"),
  opening: wordSet("out off"),
}

/** What `person-at.ts` looks for. */
export const PERSON_AT = {
  before: wordSet("o a os as meu minha meus minhas nosso nossa do da com ao à my our the"),
  describing: wordSet("antiga antigo old former new dear lovely poor late wee"),
  links: wordSet("do da de dos das"),
  notPeople: wordSet("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo natal deus pix uber ifood netflix spotify iptu ipva nubank itau bradesco google whatsapp brasil rio ingles jesus internet parco excel pdf tv ia ai eu ok january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday god brazil english i christmas"),
  masculine: wordSet("o meu nosso ao do pelo"),
  copulas: wordSet("virou is was"),
  saidOfPeople: wordSet("veio passou apareceu adora odeia detesta gosta curte ama coleciona faz aniversaria nasceu completa ligou mandou 's me called phoned texted rang messaged emailed wrote visited stopped dropped loves likes hates adores dislikes enjoys collects avoids doesn't can't gave facetimed came swung popped turns turned was"),
  saidAsWell: wordSet("nao ja tambem e also just really finally and"),
  nobody: wordSet("ninguem alguem todos tudo nada isso isto aquilo ele ela eles elas quem voce vc nos a o as os um uma que trabalho banco escola empresa internet gente povo pessoal galera medico medica dentista vida tempo so nem nunca sempre hoje ontem amanha nao mas e depois nobody somebody someone anybody anyone everybody everyone everything nothing something it this that these those they he she we you who what work school bank the a an my our his her spam life time money food dinner lunch not never always today yesterday but and then"),
  titles: wordSet("dona seu sr sra senhor senhora dr dra doutor doutora prof professor professora padre pastor pastora madre frei mr mrs ms miss doctor father sister coach"),
}

/** What `text-slots.ts` looks for. */
export const TEXT_SLOTS = {
  notCategories: wordSet("gol natura extra vivo claro show light total"),
}

/** What `third-person.ts` looks for. */
export const THIRD_PERSON = {
  unchanged: wordSet("ate can could will would should must might may cannot never always usually often really also still only just had went got made took gave came met did said told grew bought sold lost found left felt kept won began ran saw became knew thought was were got moved wrote broke spent quit hurt put cut let"),
  adverbs: wordSet("nao já ja também tambem sempre nunca jamais raramente agora hoje atualmente normalmente geralmente só so somente apenas ainda realmente muito me now rarely seldom hardly usually normally mostly exclusively never always usually really also still only just not"),
  possessives: wordSet("meu minha meus minhas nosso nossa nossos nossas my our"),
  pronouns: wordSet("eu a-gente nós i we"),
  denials: wordSet("n nn ñ num naum"),
  joins: wordSet("que quando porque se nao"),
  notFirst: wordSet("o no do ao ano como volei hoquei rei lei tipo grupo sangue nao quando mesmo filho amigo carro numero nome aniversario"),
  firstVerbs: wordSet("eat drink live work like love hate prefer need want use play study teach drive ride run walk swim read write speak sleep wake take own rent pay get keep make feel think know believe enjoy avoid travel wear cook smoke exercise train weigh support follow suffer struggle dislike adore collect sing dance grow buy sell wish dream go do practice attend share spend manage lead run handle call visit see meet start finish commute park leave arrive listen watch vote pray go take"),
}
