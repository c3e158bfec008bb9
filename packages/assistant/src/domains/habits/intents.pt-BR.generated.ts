// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain habits. */
export const INTENTS: IntentCatalogue = {
  "domain": "habits",
  "locale": "pt-BR",
  "rules": {
    "mark": "(marca|marque|marcar|registra|registre|registrar|anota|anote|lança|lance|dá check|check|dá um check|faz check|risca|pode marcar|pode registrar|põe|coloca|bota|confirma|completa|conclui|dá baixa|anota aí|marca aí|registra aí|quero registrar|quero marcar)",
    "done": "(como feito|como feita|como concluído|como concluída|como cumprido|como cumprida|como completo|como completa|feito|feita|de hoje|hoje|como ok|ok)",
    "did": "(fiz|cumpri|completei|concluí|pratiquei|fiz meu|fiz minha|já fiz|já cumpri|consegui fazer|acabei de fazer|terminei|dei conta de|mantive|segui|realizei|consegui cumprir)",
    "tail": "[um pouco|bastante|direitinho|muito|de manhã|à noite|à tarde|cedo|hoje cedo|antes de dormir|ao acordar|depois do almoço|antes do trabalho|depois do trabalho|mais cedo|com calma|sozinho|sozinha|de novo|como sempre|certinho|pela manhã|meu livro|um livro|um capítulo|uns capítulos|inglês|espanhol|francês|alemão|piano|violão|pra prova|pro concurso|na academia|no parque|em casa|pernas|costas|braço|peito|perna]",
    "create": "(cria|crie|criar|adiciona|adicione|adicionar|cadastra|cadastre|inclui|começa|quero criar|quero começar|quero adicionar|quero cadastrar|quero ter|queria criar|queria ter|vou criar|quero|preciso criar|gostaria de criar|inicia|põe|coloca|bota|monta|novo|me ajuda a criar|quero desenvolver|quero incluir|quero manter|vou começar|registra|pode criar|quero pegar|me bota|preciso de)"
  },
  "intents": {
    "record_habit": {
      "isWrite": true,
      "required": [
        "habitRef"
      ],
      "questions": {
        "habitRef": "Qual hábito?",
        "date": "Em que dia foi?"
      },
      "examples": [
        "meditei hoje"
      ],
      "sentences": [
        {
          "say": [
            "[eu] [<mark>] [que] [já] (meditei|fiz meditação|fiz minha meditação|fiz a meditação|pratiquei meditação|acabei de meditar|consegui meditar) <tail>"
          ],
          "set": {
            "habit": "meditação"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (treinei|malhei|fiz meu treino|fiz o treino|fiz treino|fiz o treino do dia|fui treinar|fui malhar|acabei de treinar|acabei de malhar|fui pra academia|fui na academia|fui à academia|consegui treinar) <tail>"
          ],
          "set": {
            "habit": "treino"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (li|fiz minha leitura|fiz a leitura|acabei de ler|consegui ler|fiz leitura) <tail>",
            "[eu] [<mark>] [que] [já] li {number} (páginas|capítulos|página|capítulo) <tail>"
          ],
          "set": {
            "habit": "leitura"
          },
          "weight": 1
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (estudei|fiz meu estudo|acabei de estudar|consegui estudar|fiz meus estudos) <tail>"
          ],
          "set": {
            "habit": "estudo"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (alonguei|me alonguei|fiz alongamento|fiz meu alongamento|acabei de alongar|consegui alongar) <tail>"
          ],
          "set": {
            "habit": "alongamento"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (rezei|orei|fiz minha oração|fiz minhas orações|acabei de rezar|acabei de orar|rezei o terço) <tail>"
          ],
          "set": {
            "habit": "oração"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (escrevi no diário|escrevi no meu diário|fiz meu diário|fiz meu journaling|atualizei meu diário) <tail>"
          ],
          "set": {
            "habit": "diário"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (fiz yoga|fiz ioga|pratiquei yoga|pratiquei ioga|fiz minha yoga) <tail>"
          ],
          "set": {
            "habit": "yoga"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [<mark>] [que] [já] (passei fio dental|usei fio dental) <tail>"
          ],
          "set": {
            "habit": "fio dental"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu] [já] (fiz|cumpri|completei|terminei|acabei de fazer|consegui fazer) (minha|meu) {activity} <tail>"
          ],
          "set": {
            "isOwn": true
          },
          "weight": 5
        },
        {
          "say": [
            "<mark> [o|meu] hábito [de|do|da] {rest:habit} <done>",
            "<mark> [o|a|meu|minha] {ownHabit:habit} [<done>]",
            "<mark> (o|meu) hábito (de|do|da) {rest:habit}",
            "[eu] <did> [o|meu|a] hábito [de|do|da] {rest:habit}",
            "[eu] <did> [o|a|meu|minha|de] {ownHabit:habit} <tail>",
            "hábito [de|do|da] {rest:habit} (feito|concluído|ok|cumprido|completo|check|em dia)",
            "{ownHabit:habit} (feito|feita|concluído|concluída|ok|cumprido|cumprida|check|completo|completa|em dia|done)",
            "<mark> [o|a|meu|minha] {rest:habit} (como feito|como feita|como concluído|como concluída|como cumprido|como cumprida|como completo|nos hábitos|no hábito|dos hábitos)"
          ],
          "weight": 4
        }
      ]
    },
    "create_habit": {
      "isWrite": true,
      "required": [
        "name",
        "frequency"
      ],
      "questions": {
        "name": "Qual é o hábito?",
        "frequency": "Com que frequência? Todo dia, em dias úteis, nos fins de semana?"
      },
      "examples": [
        "quero criar o hábito de ler toda noite"
      ],
      "sentences": [
        {
          "say": [
            "<create> [um|o|aí|um novo|como|mais um] hábito [novo] [diário|de] {rest:name}",
            "novo hábito {rest:name}",
            "(quero|queria|vou|preciso|gostaria de) (criar|começar|pegar|adquirir|desenvolver|ter|manter) [o|um] hábito [de] {rest:name}",
            "hábito novo {rest:name}",
            "(acompanha|acompanhe|monitora) [o|um|meu] hábito [de] {rest:name}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "(adiciona|coloca|põe|bota|inclui|cadastra|cria) [como] {rest:name} (nos meus hábitos|na lista de hábitos|nos hábitos|como hábito|aos meus hábitos|como um hábito) [{recurrence}] [à noite|de manhã|à tarde|pela manhã|cedo|antes de dormir|ao acordar]"
          ],
          "set": {
            "isLead": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(quero|vou) (começar a|passar a) {rest:name}"
          ],
          "set": {
            "needsRhythm": true
          },
          "weight": 10,
          "allows": [
            "wish",
            "future"
          ]
        }
      ]
    },
    "get_habits": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[os] meus hábitos [de hoje|cadastrados]"
          ],
          "weight": 12
        },
        {
          "say": [
            "quantas vezes [eu] [já] {ownHabit:habit} [na|nessa|essa] [semana]"
          ],
          "weight": -2
        },
        {
          "say": [
            "[os] hábitos [de|do]"
          ],
          "isAsked": true,
          "weight": 8
        },
        {
          "say": [
            "(mostrar|listar|dizer|saber|mostra|me mostra|lista|ver|quero ver|cadê|me fala|quais são|quais|como estão|como tão|como andam|como vão|como tá|resumo dos|como foram|consulta) [os|todos os|de|meus] [meus] hábitos [que] [tenho|eu tenho|de hoje|cadastrados|ativos|hoje|essa semana]",
            "(quais|que) hábitos [eu] [já|ainda|não|me] (tenho|fiz|cumpri|faltam|falta|completei|fiz hoje|faltam hoje|tenho cadastrados|faltam fazer)",
            "(quais|que) hábitos [ainda] [me] (faltam|falta) [fazer] [hoje]",
            "(cumpri|fiz|completei) [todos os|meus|os meus] hábitos",
            "[como] [tá|está|estão|anda|andam] [minhas|minha|as|a] (sequências|sequência de hábitos|streaks)"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(como tá|como está|como anda|como vai|qual|qual é|qual a|qual é a|quantos dias de|quanto tá|mostra|me mostra|cadê|me fala|quanto está) [a|o|minha|meu] [maior|melhor|atual|última] (sequência|streak|ofensiva|hábito|constância|frequência) [de|do|da|no|na] {ownHabit:habit}",
            "quantos dias (seguidos|consecutivos) [eu] [já|tô|estou] [de|do|da|no|com] {ownHabit:habit}",
            "(há|faz) quantos dias [seguidos] [que] [eu] [não|tô|estou] {ownHabit:habit} [direto|seguido|seguidos|sem parar|consecutivos]",
            "(há|faz) quantos dias [seguidos] [que] [eu] (venho|tô|estou|ando) (praticando|fazendo|mantendo|cumprindo) [o hábito de|a|o|minha|meu] {rest:habit}",
            "[eu] (tô|estou|venho) (mantendo|cumprindo|seguindo|fazendo) [o|meu] hábito [de|do|da] {rest:habit}",
            "como (tô|estou|ando|tenho ido) (com|na|no|em) [o hábito de|a|o|minha|meu] {ownHabit:habit}",
            "(minha|a) (sequência|streak|ofensiva) (de|do|da) {rest:habit}",
            "(como tá|como está|como anda) (meu|o) hábito (de|do|da) {rest:habit}"
          ],
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[eu] [já] {ownHabit:habit} hoje",
            "[eu] [já] (fiz|cumpri|completei) [o|a|meu|minha] [hábito de] {ownHabit:habit} [hoje]"
          ],
          "isAsked": true,
          "weight": 8
        }
      ]
    }
  }
}
