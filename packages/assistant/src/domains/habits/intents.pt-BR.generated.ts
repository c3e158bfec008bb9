// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain habits. */
export const INTENTS: IntentCatalogue = {
  "domain": "habits",
  "locale": "pt-BR",
  "rules": {
    "mark": "(marca|marque|marcar|registra|registre|registrar|anota|anote|lança|lance|dá check|check|dá um check|faz check|risca|pode marcar|pode registrar|põe|coloca|bota|confirma|completa|conclui|dá baixa|anota aí|marca aí|registra aí|quero registrar|quero marcar|ticar|tica|dá um ok|dá ok|pode dar check|pode ticar|pode riscar|check no|dá como feito|dá como feita|bota um check|põe um check|considera|conta|contabiliza|marca como feito|marca como feita|marca como concluído|marca como concluída)",
    "done": "(como feito|como feita|como feitos|como feitas|como concluído|como concluída|como cumprido|como cumprida|como completo|como completa|feito|feita|de hoje|hoje|como ok|ok|como realizado|como realizada|realizado|realizada|concluído|concluída|cumprido|cumprida|pra hoje|no dia de hoje|nos hábitos|nos meus hábitos|na lista de hábitos|no hábito|dos hábitos|aí|pra mim)",
    "did": "(fiz|cumpri|completei|concluí|pratiquei|fiz meu|fiz minha|já fiz|já cumpri|consegui fazer|acabei de fazer|terminei|dei conta de|mantive|segui|realizei|consegui cumprir|toquei|passei|usei|tomei|consegui praticar|acabei de praticar|acabei de tocar|acabei de estudar|acabei de tomar|acabei de passar|não furei|não pulei|não falhei|não esqueci|bati|encaixei|tive|teve|rolou|bebi|comi|finalizei|executei|já tomei|já passei|já toquei|já pratiquei|treinei|consegui tocar|consegui estudar|fechei|encerrei|dei check|dei check no|dei check na)",
    "for": "[(por|durante|uns|umas|cerca de|mais de|quase|só|mais) [uns|umas]]",
    "lead": "[eu] [<mark>] [que] [eu] [já|hoje|finalmente|consegui|até que]",
    "where": "(no ônibus|no metrô|no trem|no trabalho|na cama|na igreja|no sofá|na varanda|na rede|no parque|na praia|no app|em casa|na academia|em família|na sala|no quarto|na biblioteca|na faculdade|na escola|no carro|no quintal|no banho|no intervalo|na fila)",
    "when": "(de manhã|à noite|à tarde|cedo|hoje cedo|logo cedo|antes de dormir|ao acordar|assim que acordei|quando acordei|depois do almoço|no almoço|na hora do almoço|antes do trabalho|depois do trabalho|antes do café|depois do café|depois do jantar|antes do jantar|mais cedo|pela manhã|antes de sair|depois do banho|antes do banho|depois da aula|antes da aula|no fim do dia|no final do dia|de madrugada|à noitinha|agora há pouco|antes de deitar|depois de acordar|depois do treino|antes do treino)",
    "more": "(sim|sim senhor|um pouco|um pouquinho|bastante|direitinho|muito|com calma|sozinho|sozinha|de novo|como sempre|certinho|tudo|rapidinho|bem|com a família|com o app|com meu filho|com minha filha|pra prova|pro concurso|pro enem|pro vestibular|pra faculdade|pra oab|pra certificação|meu livro|um livro|o livro|um capítulo|uns capítulos|dois capítulos|umas páginas|algumas páginas|uns minutos|um tempinho|inglês|espanhol|francês|alemão|italiano|japonês|matemática|piano|violão|pernas|costas|braço|peito|perna|ombro|bíceps|tríceps|glúteo|inferior|superior|e foi bom|e foi ótimo|e me senti bem)",
    "tail": "[<more>] [<where>|<when>] [<when>|<where>|<more>]",
    "create": "(cria|crie|criar|adiciona|adicione|adicionar|cadastra|cadastre|inclui|começa|quero criar|quero começar|quero adicionar|quero cadastrar|quero ter|queria criar|queria ter|vou criar|quero|preciso criar|gostaria de criar|inicia|põe|coloca|bota|monta|novo|me ajuda a criar|quero desenvolver|quero incluir|quero manter|vou começar|registra|pode criar|quero pegar|me bota|preciso de|pode cadastrar|pode adicionar|pode incluir|bora criar|vamos criar|quero adotar|quero implementar|adota|implementa|acrescenta|quero retomar|quero acompanhar|me ajuda a manter|me ajuda com|pode colocar|ativa|abre|registra aí|cria aí|coloca aí|põe aí|adiciona aí)"
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
            "<lead> (meditei|fiz meditação|fiz minha meditação|fiz a meditação|pratiquei meditação|acabei de meditar|consegui meditar|terminei de meditar|parei pra meditar|sentei pra meditar|meditando) <for> [{duration}] <tail>"
          ],
          "set": {
            "habit": "meditação",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (treinei|malhei|fiz meu treino|fiz o treino|fiz treino|fiz o treino do dia|fui treinar|fui malhar|acabei de treinar|acabei de malhar|consegui treinar|terminei meu treino|terminei o treino|cumpri o treino|completei o treino|treino feito|treino concluído|treino pago|treino do dia pago|treino de hoje pago|treino tá pago|tá pago o treino|voltei a treinar|voltei a malhar) <tail>"
          ],
          "set": {
            "habit": "treino"
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (fui pra academia|fui na academia|fui à academia|fui para a academia|bati ponto na academia|apareci na academia|voltei pra academia|voltei da academia|não faltei na academia|marquei presença na academia|consegui ir na academia|consegui ir pra academia|dei as caras na academia) <tail>"
          ],
          "set": {
            "habit": "academia"
          },
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<lead> (li|fiz minha leitura|fiz a leitura|acabei de ler|consegui ler|fiz leitura|terminei minha leitura|fiz minha leitura diária) <for> [{duration}] <tail>",
            "<lead> (li|acabei de ler|consegui ler) <for> ({number}|o|um|mais um|mais {number}|umas|uns) (páginas|capítulos|página|capítulo|pags|págs|folhas) [do livro|do meu livro|hoje|(de|do|da) {name}] <tail>"
          ],
          "set": {
            "habit": "leitura",
            "isTimed": true
          },
          "weight": 1
        },
        {
          "say": [
            "<lead> (estudei|fiz meu estudo|acabei de estudar|consegui estudar|fiz meus estudos|terminei de estudar|sentei pra estudar|parei pra estudar) <for> [{duration}] [de] <tail>"
          ],
          "set": {
            "habit": "estudo",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (alonguei|me alonguei|fiz alongamento|fiz meu alongamento|acabei de alongar|consegui alongar) <tail>"
          ],
          "set": {
            "habit": "alongamento"
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (rezei|orei|fiz minha oração|fiz minhas orações|acabei de rezar|acabei de orar|rezei o terço|consegui rezar|consegui orar|fiz minhas preces|fiz minha prece) <for> [{duration}] <tail>"
          ],
          "set": {
            "habit": "oração",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (escrevi no diário|escrevi no meu diário|fiz meu diário|atualizei meu diário|preenchi meu diário|preenchi o diário) <for> [{duration}] <tail>"
          ],
          "set": {
            "habit": "diário",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (fiz yoga|fiz ioga|pratiquei yoga|pratiquei ioga|fiz minha yoga) <tail>"
          ],
          "set": {
            "habit": "yoga"
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (passei fio dental|usei fio dental|passei o fio dental|usei o fio dental|passei fio|passei o fio) <tail>"
          ],
          "set": {
            "habit": "fio dental"
          },
          "weight": 12
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
            "<lead> (estudei|consegui estudar|acabei de estudar|fiz meu estudo de|fiz estudo de|fiz meus estudos de|terminei de estudar|sentei pra estudar) <for> [{duration}] [de] {ownHabit:habit} <for> [{duration}] <tail>"
          ],
          "set": {
            "isTimed": true,
            "study": "estudo de"
          },
          "weight": 14
        },
        {
          "say": [
            "<lead> (pratiquei|toquei|treinei|fiz|consegui praticar|consegui tocar|acabei de praticar|acabei de tocar) <for> [{duration}] [de|a|o|meu|minha|aula de|minha aula de|um pouco de] {ownHabit:habit} <for> [{duration}] <tail>"
          ],
          "set": {
            "isTimed": true
          },
          "weight": 4
        },
        {
          "say": [
            "<mark> [o|a|no|na] [meu|minha] hábito [de|do|da] {rest:habit} <done>",
            "<mark> [de hoje] [o|a|no|na|em|do|da|pra] [meu|minha] {ownHabit:habit} [<done>]",
            "<mark> [de hoje] [o|a|no|na|em|do|da|pra] [meu|minha] {activity:habit} <done>",
            "<mark> [o|a|no|na] [meu|minha] hábito (de|do|da) {rest:habit}",
            "[eu] <did> [o|meu|a] hábito [de|do|da] {rest:habit}",
            "<lead> <did> [o|a|os|as|de|do|da] [meu|minha|meus|minhas|aula de|minha aula de|dose de|um pouco de|a aula de] {ownHabit:habit} <tail>",
            "hábito [de|do|da] {rest:habit} (feito|concluído|ok|cumprido|completo|check|em dia|realizado|tá feito|está feito|pago|tá pago|done)",
            "[o|a|meu|minha] {ownHabit:habit} [de hoje] [tá|está|foi|já foi|hoje|já tá] (feito|feita|concluído|concluída|ok|cumprido|cumprida|check|completo|completa|em dia|done|realizado|realizada|checado|checada|feitinho|garantido|garantida) <tail>",
            "[meus|os] hábitos (de hoje|do dia|feitos|feitos hoje|cumpridos|cumpridos hoje|concluídos|concluídos hoje|de hoje feitos|que fiz hoje|que cumpri hoje) [:|-] [a|o|minha|meu] {ownHabit:habit} [feito|feita|feitos|feitas|concluídos|concluídas|cumpridos|cumpridas|ok|check|em dia] <tail>",
            "[hoje] (não falhei|não furei|não pulei|não faltei|missão cumprida|tudo certo|consegui|dever cumprido) [na|no|com|:] [a|o|minha|meu] {ownHabit:habit} [feito|feita|concluído|concluída|em dia|ok|check] <tail>",
            "[o|a|meu|minha] {activity:habit} [de hoje] [tá|está|foi|já foi|hoje|já tá] (feito|feita|concluído|concluída|cumprido|cumprida|check|completo|completa|em dia|done|realizado|realizada|checado|checada|garantido|garantida)",
            "(check|ok|done|feito) [no|na|em|pro|pra] [meu|minha|o|a] {ownHabit:habit} <tail>",
            "<mark> [o|a|meu|minha] {rest:habit} (como feitos|como feitas|como concluídos|como concluídas|como feito|como feita|como concluído|como concluída|como cumprido|como cumprida|como completo|como completa|como realizado|como realizada|nos hábitos|nos meus hábitos|no hábito|dos hábitos|na lista de hábitos)"
          ],
          "weight": 4,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {ownHabit:habit} [de hoje] [tá|está|foi|já foi|já tá] (feito|feita|concluído|concluída|cumprido|cumprida|ok|check) <tail>"
          ],
          "weight": 8
        },
        {
          "say": [
            "[o|a|meu|minha] {userHabit:habit} <tail>"
          ],
          "weight": 2
        },
        {
          "say": [
            "[e|,] [o|a|no|na] [meu|minha] {ownHabit:habit} [também|feito|feita|feitos|feitas|concluídos|concluídas|cumpridos|cumpridas|ok|check] <tail>"
          ],
          "after": [
            "record_habit"
          ],
          "weight": -1
        },
        {
          "say": [
            "<mark> [que] [eu] [já] (li|fiz minha leitura|fiz a leitura) <for> [{duration}] <tail>"
          ],
          "set": {
            "habit": "leitura",
            "isTimed": true
          },
          "weight": 12
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
            "(quero|queria|vou|preciso|gostaria de) (criar|começar|pegar|adquirir|desenvolver|ter|manter|adotar|retomar|cultivar|construir|implementar|voltar ao|voltar a ter|acompanhar|incluir|cadastrar|iniciar|instituir) [o|um] hábito [de] {rest:name}",
            "hábito (diário|novo|semanal|pra criar|pra cadastrar) {rest:name}",
            "(meu|o meu|o) (novo|próximo) hábito (é|será|vai ser) {rest:name}",
            "(meu|o meu|o) hábito novo (é|será|vai ser) {rest:name}",
            "(quero|vou|preciso|queria|gostaria de) (transformar|tornar|fazer de) {rest:name} (em|num|um) hábito",
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
            "(quero|vou|queria|preciso|gostaria de|pretendo|decidi|resolvi) (começar a|passar a|voltar a) {rest:name}",
            "hábito {rest:name}",
            "(a partir de hoje|a partir de amanhã|de hoje em diante|daqui pra frente|a partir de segunda|a partir da semana que vem) (quero|vou) [começar a|passar a] {ownHabit:name} {rest:more}"
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
            "[eu] [já] (cumpri|fiz|completei) [todos] [os] [meus] hábitos"
          ],
          "isAsked": true,
          "weight": 12
        },
        {
          "say": [
            "(mostrar|listar|dizer|saber|mostra|me mostra|lista|ver|quero ver|cadê|me fala|quais são|quais|como estão|como tão|como andam|como vão|como tá|resumo dos|como foram|consulta) [os|todos os|de|meus] [meus] hábitos [que] [tenho|eu tenho|de hoje|cadastrados|ativos|hoje|essa semana]",
            "(quais|que) hábitos [eu] [já|ainda|não|me] (tenho|fiz|cumpri|faltam|falta|completei|fiz hoje|faltam hoje|tenho cadastrados|faltam fazer)",
            "(quais|que|quantos) hábitos [ainda] [me] (faltam|falta|restam|ficaram faltando|estão pendentes|tão pendentes|deixei de fazer|não fiz|tenho que fazer|tenho pra fazer|preciso fazer) [fazer|pra fazer] [hoje|pra hoje]",
            "[o que|oq] [ainda] [me] (falta|faltou|faltam) [fazer|cumprir|completar] (dos|nos|de) [meus] hábitos [hoje|de hoje]",
            "(faltam|falta|faltou|ficou faltando|sobrou|tem) [algum|alguns|quais] hábito [pra|para] [fazer|cumprir] [hoje]",
            "[como] (tô|estou|ando|fui|tenho ido|tá indo|me saí) [indo] (nos|com os|com meus|nos meus|com os meus) hábitos",
            "(cumpri|fiz|completei|bati) quantos hábitos",
            "meus hábitos (tão|estão|andam|vão|em dia|tão em dia|estão em dia) [como|em dia]",
            "[tô|estou] em dia (com|nos) [os] [meus] hábitos",
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
            "(há|faz) quantos dias [seguidos] [que] [eu] (não furo|não falho|não pulo|não falto|não perco|mantenho|sigo|cumpro|faço|vou|não deixo de) [a|o|na|no|à|pra] [minha|meu] ({ownHabit:habit}|{activity:habit})",
            "(há|faz) quantos dias [seguidos] [que] [eu] [não|tô|estou] {ownHabit:habit} [direto|seguido|seguidos|sem parar|consecutivos]",
            "(há|faz) quantos dias [seguidos] [que] [eu] (venho|tô|estou|ando) (praticando|fazendo|mantendo|cumprindo) [o hábito de|a|o|minha|meu] {rest:habit}",
            "[eu] (tô|estou|venho) (mantendo|cumprindo|seguindo|fazendo) [o|meu] hábito [de|do|da] {rest:habit}",
            "como (tô|estou|ando|tenho ido) (com|na|no|em) [o hábito de|a|o|minha|meu] {ownHabit:habit}",
            "(minha|a|qual a|qual é a|qual é a minha|qual a minha|como tá a minha|como tá minha|em quanto tá minha|em quanto está minha|de quanto é minha|mostra minha|me mostra minha) [maior|melhor|atual] (sequência|streak|ofensiva|constância|frequência) (de|do|da|na|no|em|com a|com o) ({ownHabit:habit}|{activity:habit}) [tá|está|anda|é] [em|de|com] [quanto|quantos dias|que pé|quantos|como]",
            "[eu] (tô|estou|venho) [há|a|com|faz] quantos dias [seguidos] (de|sem falhar|sem furar|sem parar|no|na|com|fazendo|praticando) [no|na|o|a|de|do|da] ({ownHabit:habit}|{activity:habit})",
            "(quanto tempo|há quanto tempo|faz quanto tempo|desde quando) [que] [eu] (tô|estou|venho|ando|tenho) (mantendo|fazendo|praticando|cumprindo|seguindo|com|na|no|firme na|firme no) [o hábito de|a|o|minha|meu] ({ownHabit:habit}|{activity:habit})",
            "quantos dias (seguidos|direto|consecutivos|de) [eu] [já|tô|estou|venho|tenho|fiz|fui|indo|cumpri|faço] [de|do|da|no|na|com|o|a|pra|à|indo|fazendo|indo na|indo pra|sem faltar na] ({ownHabit:habit}|{activity:habit})",
            "quantos dias [seguidos] [eu] (tô|estou|venho|tenho|já tô) [sem falhar|sem furar|sem faltar|sem parar|sem pular|firme|direto] [no|na|o|a|de|do|da] ({ownHabit:habit}|{activity:habit})",
            "como (tá|está|anda|vai|ficou|foi|tava) [a|o|minha|meu] (constância|consistência|frequência|regularidade|rotina|hábito|sequência|streak|disciplina) (na|no|de|da|do|com) [o|a|meu|minha] ({ownHabit:habit}|{activity:habit})",
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
            "[eu] [já] (fiz|cumpri|completei|marquei|passei|usei|tomei|estudei|toquei|pratiquei|registrei) [o|a|meu|minha|de|do|da] [hábito de] ({ownHabit:habit}|{activity:habit}) [hoje]",
            "[eu] (mantive|cumpri|tô mantendo|estou mantendo|tô cumprindo|tô em dia com|estou em dia com|tô firme) [com|no|na|o|a|minha|meu] [hábito de] {ownHabit:habit}"
          ],
          "isAsked": true,
          "weight": 8
        }
      ]
    }
  }
}
