// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "weekday": {
      "1": "segunda",
      "2": "terça",
      "3": "quarta",
      "4": "quinta",
      "5": "sexta",
      "6": "sábado",
      "7": "domingo"
    },
    "each": {
      "daily": "todo dia",
      "weekdays": "nos dias úteis",
      "weekends": "nos fins de semana",
      "weekly": "toda {{days}}",
      "weeklyFromWeekend": "todo {{days}}",
      "monthly": "todo dia {{monthDay}}",
      "lastDay": "todo último dia do mês",
      "yearly": "todo ano",
      "nth": {
        "1": "toda primeira {{days}} do mês",
        "2": "toda segunda {{days}} do mês",
        "3": "toda terceira {{days}} do mês",
        "4": "toda quarta {{days}} do mês",
        "last": "toda última {{days}} do mês"
      },
      "nthFromWeekend": {
        "1": "todo primeiro {{days}} do mês",
        "2": "todo segundo {{days}} do mês",
        "3": "todo terceiro {{days}} do mês",
        "4": "todo quarto {{days}} do mês",
        "last": "todo último {{days}} do mês"
      },
      "nthWorking": {
        "so": "todo {{nth}}º dia útil do mês",
        "last": "todo último dia útil do mês"
      },
      "until": "{{said}}, até {{until}}"
    },
    "eachSo": {
      "daily": "a cada {{count}} dias",
      "weekdays": "a cada {{count}} semanas, nos dias úteis",
      "weekends": "a cada {{count}} semanas, no fim de semana",
      "weekly": "a cada {{count}} semanas, {{days}}",
      "weeklyFromWeekend": "a cada {{count}} semanas, {{days}}",
      "monthly": "a cada {{count}} meses, no dia {{monthDay}}",
      "lastDay": "a cada {{count}} meses, no último dia",
      "yearly": "a cada {{count}} anos"
    },
    "repeat": {
      "none": "não",
      "daily": "todo dia",
      "weekdays": "nos dias úteis",
      "weekends": "nos fins de semana",
      "weekly": "toda semana",
      "monthly": "todo mês",
      "yearly": "todo ano"
    },
    "label": {
      "title": "O quê",
      "topic": "Assunto",
      "when": "Quando",
      "until": "Até",
      "end": "Fim",
      "lastDay": "Último dia",
      "allDay": "O dia todo",
      "location": "Onde",
      "repeat": "Repete",
      "weekdays": "Dias",
      "interval": "A cada",
      "scope": "Vale para"
    },
    "scope": {
      "this": "Só esta vez",
      "future": "Esta e as próximas",
      "all": "Todas as vezes"
    },
    "agenda": {
      "drops": "(?:cancela|cancele|cancelar|desmarca|desmarque|deixa pra l[áa]|esquece|esque[çc]a|pode cancelar|n[ãa]o precisa mais(?: me)? lembrar|n[ãa]o precisa(?: mais)? me lembrar|n[ãa]o me lembra mais|para de me lembrar|n[ãa]o precisa mais)(?: d[eao]s?)?(?: [oa]s?| meu| minha| aquel[ea])?",
      "moment": "{{day}} às {{time}}",
      "stretch": "{{day}}, das {{from}} às {{to}}",
      "until": "de {{from}} até {{to}}",
      "allDay": "{{day}}, o dia todo",
      "allDays": "de {{from}} até {{to}}",
      "untilDay": "até {{day}}",
      "wholeDay": "o dia todo",
      "rhythm": "{{rhythm}} às {{time}}",
      "fromDay": "{{rhythm}}, a partir de {{day}}",
      "momentInvalid": "Não entendi {{said}}. Que dia e que horas?",
      "heading": "Sua agenda {{period}}:",
      "foundAlike": "Não achei “{{title}}” na agenda. Parecido:",
      "next": "Depois disso: {{item}}.",
      "headingDay": "Sua agenda, {{day}}:",
      "noneDay": "Nada na agenda {{day}}.",
      "none": "Nada na agenda {{period}}.",
      "found": "Achei na agenda:",
      "notFound": "Não achei “{{title}}” na sua agenda.",
      "ticked": "feito",
      "calendar": {
        "reminder": "Lembrete: {{title}}",
        "followup": "Como foi: {{topic}}?"
      },
      "kind": {
        "reminder": "lembrete",
        "followup": "perguntar como foi"
      }
    },
    "timer": {
      "timer": "Timer",
      "alarm": "Alarme",
      "wake": "Acordar"
    },
    "reminder": {
      "title": "Lembrete: {{reminder}}",
      "created": "Lembrete marcado: {{reminder}}.",
      "rings": "Lembrete: {{title}}",
      "ringsLate": "Lembrete de {{moment}}: {{title}}",
      "alike": "Você já tem um lembrete parecido: {{reminder}}.",
      "doneTitle": "Concluir lembrete: {{reminder}}",
      "done": "Feito: {{title}}.",
      "next": "O próximo é {{moment}}.",
      "snoozeTitle": "Adiar lembrete: {{reminder}}",
      "snoozed": "Adiado: {{reminder}}.",
      "updateTitle": "Mudar lembrete: {{change}}",
      "updated": "Lembrete mudado: {{change}}.",
      "askChange": "O que muda nele: {{reminder}}?",
      "noNotes": "sem observação",
      "deleteTitle": "Apagar lembrete: {{reminder}}",
      "deleted": "Lembrete apagado: {{reminder}}.",
      "skipTitle": "Pular lembrete: {{reminder}}",
      "skipped": "Pulei: {{reminder}}. Os próximos continuam.",
      "askTitle": "O que é pra lembrar?",
      "askWhen": "Que dia e que horas?",
      "birthdayOf": "Aniversário de {{name}}",
      "askUntil": "Até quando adio {{reminder}}?",
      "amountToo": "Pra anotar o gasto também, diga quanto foi: “paguei 200”.",
      "askWhich": "Qual destes lembretes?",
      "past": "Essa hora já passou. Que dia e que horas?",
      "none": "Você não tem lembretes em aberto. Para criar: “me lembra de ligar pro banco amanhã às 10”.",
      "deadline": "até {{day}}",
      "notFoundOne": "Não achei o lembrete “{{name}}”. Será que é {{near}}?",
      "notFound": "Não achei o lembrete “{{name}}”. É um destes?",
      "gone": "Esse lembrete não existe mais.",
      "notesTooLong": "A observação pode ter {{maximum}} caracteres. Como fica mais curta?"
    },
    "reminders": {
      "heading": {
        "pending_one": "Seu lembrete:",
        "pending_other": "Seus {{count}} lembretes:",
        "late_one": "Chegou e ainda está em aberto:",
        "late_other": "Chegou e ainda está em aberto:",
        "completed_one": "Já concluído:",
        "completed_other": "Já concluídos:",
        "all_one": "Seu lembrete:",
        "all_other": "Seus {{count}} lembretes:"
      },
      "late": "{{title}}, era {{moment}}",
      "snoozed": "{{title}}, adiado para {{moment}}",
      "completed": "{{title}}, {{moment}} ✓",
      "none": "Você não tem lembretes em aberto. Para criar: “me lembra de ligar pro banco amanhã às 10”.",
      "noneLate": "Nada ficou pra trás. De contas: “o que falta pagar?”",
      "noneDone": "Nenhum lembrete concluído ainda."
    },
    "event": {
      "noneOnDay": "Não tem nada na sua agenda {{day}}.",
      "trip": "Viagem",
      "tripOf": "Viagem: {{name}}",
      "tripTo": "para {{place}}",
      "ofPerson": "{{thing}} d{{article}} {{person}}",
      "nouns": "dentista|medico|medica|consulta|reuniao|exame|cardiologista|dermatologista|ginecologista|oftalmologista|ortopedista|pediatra|psicologo|psicologa|psiquiatra|nutricionista|fisioterapia|fisio|terapia|cabeleireiro|manicure|barbeiro|vacina|entrevista|prova|aula|ensaio|almoco|jantar|churrasco|festa|cinema|show|missa|culto|veterinario|vistoria|mudanca|apresentacao|palestra|treinamento|treino|call|audiencia|pilates|jogo|formatura|casamento|batizado|excursao|campeonato|velorio|enterro",
      "gatherings": "secret santa|yankee swap|white elephant|gift exchange|gift swap|amigo (?:secreto|oculto|da onça)|amiga (?:secreta|oculta)|inimigo secreto|troca de presentes",
      "limit": "(?:spending |price |gift )?(?:limit|max|maximum|cap|up to|budget)(?: is| of)?:? ?(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)?(?: ?(?:dollars?|bucks|reais|euros?|pounds|each))?|(?:us|r)?[$€£]?\\d+(?:[.,]\\d+)?(?: |-)?(?:dollars?|bucks|reais|euros?|pounds)? ?(?:spending |price |gift )?(?:limit|max|maximum|cap|budget)|(?:com )?(?:o )?(?:limite|teto|valor m[áa]ximo|m[áa]ximo|no m[áa]ximo|at[ée]|valor)(?: é| de)?:? ?(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)?(?: ?(?:reais|conto|contos|pila|d[óo]lares|euros))?|(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)? ?(?:reais|conto|contos|pila|d[óo]lares|euros)? (?:de limite|no m[áa]ximo|de teto)",
      "title": "Agenda: {{event}}",
      "created": "Na agenda: {{event}}.",
      "soon": "{{moment}}: {{event}}",
      "underWay": "Desde {{moment}}: {{event}}",
      "clash": "Nesse horário já tem: {{event}}.",
      "updateTitle": "Mudar na agenda: {{change}}",
      "updated": "Agenda mudada: {{change}}.",
      "reminderMoves": "o lembrete, {{from}} → {{to}}",
      "cancelTitle": "Tirar da agenda: {{event}}",
      "canceled": "Tirei da agenda: {{event}}.",
      "askTitle": "O que eu coloco na agenda?",
      "askDays": "{{event}}: que dias de {{month}}? Por exemplo, “de 10 a 15”.",
      "askHour": "Que horas: {{event}}? Ou o dia todo?",
      "askWhen": "Que dia e que horas?",
      "askLastDay": "Qual é o último dia? Ele tem que vir depois do primeiro.",
      "askEnd": "O fim tem que vir depois do começo. Que horas termina?",
      "asItIs": "Já está assim: {{event}}.",
      "askChange": "Para quando vai {{event}}?",
      "askWhich": "Qual destes?",
      "any": "esse compromisso",
      "noPlace": "sem lugar",
      "none": "Não há nada na sua agenda. Para marcar: “dentista sexta às 15h”.",
      "notFoundOne": "Não achei “{{name}}” na agenda. Será que é {{near}}?",
      "noneNamed": "Não achei “{{name}}”: não há nada na sua agenda.",
      "notFound": "Não achei “{{name}}” na agenda. É um destes?",
      "gone": "Esse compromisso não existe mais."
    },
    "feeds": {
      "how": "Dá para ver sua agenda em outro calendário. Na página, em Ajustes, crie um endereço privado (no terminal: parco feed new) e, no outro aplicativo, escolha “assinar por endereço”. Ele só lê, e você o desfaz quando quiser. Para o celular, em casa, abra o Parco com parco serve --lan.",
      "google": "O Google Agenda só busca endereços da internet, e este Parco fica no seu computador. Para ele, baixe a agenda como arquivo (parco feed save agenda.ics) e importe em Configurações → Importar e exportar.",
      "known_one": "Você já tem um endereço assim.",
      "known_other": "Você já tem {{count}} endereços assim."
    },
    "followup": {
      "title": "Perguntar {{day}}: {{topic}}",
      "created": "Pergunto {{day}}: {{topic}}.",
      "asks": "Você pediu para eu perguntar: {{topic}}. Como foi?",
      "askTopic": "Sobre o quê?",
      "askDay": "Que dia eu pergunto?",
      "past": "Esse dia já passou. Que dia eu pergunto?"
    },
    "record": {
      "area": "Agenda",
      "event": "Compromisso",
      "reminder": "Lembrete",
      "followup": "Assunto"
    }
  },
  "en": {
    "weekday": {
      "1": "Monday",
      "2": "Tuesday",
      "3": "Wednesday",
      "4": "Thursday",
      "5": "Friday",
      "6": "Saturday",
      "7": "Sunday"
    },
    "each": {
      "daily": "every day",
      "weekdays": "on weekdays",
      "weekends": "on weekends",
      "weekly": "every {{days}}",
      "weeklyFromWeekend": "every {{days}}",
      "monthly": "every month on day {{monthDay}}",
      "lastDay": "every last day of the month",
      "yearly": "every year",
      "nth": {
        "1": "every first {{days}} of the month",
        "2": "every second {{days}} of the month",
        "3": "every third {{days}} of the month",
        "4": "every fourth {{days}} of the month",
        "last": "every last {{days}} of the month"
      },
      "nthFromWeekend": {
        "1": "every first {{days}} of the month",
        "2": "every second {{days}} of the month",
        "3": "every third {{days}} of the month",
        "4": "every fourth {{days}} of the month",
        "last": "every last {{days}} of the month"
      },
      "nthWorking": {
        "so": "every month on working day {{nth}}",
        "last": "every last working day of the month"
      },
      "until": "{{said}}, until {{until}}"
    },
    "eachSo": {
      "daily": "every {{count}} days",
      "weekdays": "every {{count}} weeks, on weekdays",
      "weekends": "every {{count}} weeks, at the weekend",
      "weekly": "every {{count}} weeks on {{days}}",
      "weeklyFromWeekend": "every {{count}} weeks on {{days}}",
      "monthly": "every {{count}} months on day {{monthDay}}",
      "lastDay": "every {{count}} months on the last day",
      "yearly": "every {{count}} years"
    },
    "repeat": {
      "none": "no",
      "daily": "every day",
      "weekdays": "on weekdays",
      "weekends": "on weekends",
      "weekly": "every week",
      "monthly": "every month",
      "yearly": "every year"
    },
    "label": {
      "title": "What",
      "topic": "Topic",
      "when": "When",
      "until": "Until",
      "end": "End",
      "lastDay": "Last day",
      "allDay": "All day",
      "location": "Where",
      "repeat": "Repeats",
      "weekdays": "Days",
      "interval": "Every",
      "scope": "Applies to"
    },
    "scope": {
      "this": "This time only",
      "future": "This and all later ones",
      "all": "Every time"
    },
    "agenda": {
      "drops": "(?:(?:you )?(?:don't|do not|no longer) need to remind me(?: (?:of|about))?|no need to remind me(?: (?:of|about))?|stop reminding me(?: (?:of|about|to))?|don't remind me(?: (?:of|about))?|cancel|call off|never mind|nevermind|nvm|forget|forget about|scratch|drop)(?: about)?(?: the| my| our| that)?",
      "moment": "{{day}} at {{time}}",
      "stretch": "{{day}}, {{from}} to {{to}}",
      "until": "from {{from}} to {{to}}",
      "allDay": "{{day}}, all day",
      "allDays": "from {{from}} through {{to}}",
      "untilDay": "through {{day}}",
      "wholeDay": "all day",
      "rhythm": "{{rhythm}} at {{time}}",
      "fromDay": "{{rhythm}}, from {{day}} on",
      "momentInvalid": "I didn't get {{said}}. Which day and time?",
      "heading": "Your agenda {{period}}:",
      "foundAlike": "I found no “{{title}}” on your agenda. Close to it:",
      "next": "After that: {{item}}.",
      "headingDay": "Your agenda, {{day}}:",
      "noneDay": "Nothing on your agenda {{day}}.",
      "none": "Nothing on your agenda {{period}}.",
      "found": "On your agenda:",
      "notFound": "I found no “{{title}}” on your agenda.",
      "ticked": "done",
      "calendar": {
        "reminder": "Reminder: {{title}}",
        "followup": "How did it go: {{topic}}?"
      },
      "kind": {
        "reminder": "reminder",
        "followup": "ask how it went"
      }
    },
    "timer": {
      "timer": "Timer",
      "alarm": "Alarm",
      "wake": "Wake up"
    },
    "reminder": {
      "title": "Reminder: {{reminder}}",
      "created": "Reminder set: {{reminder}}.",
      "rings": "Reminder: {{title}}",
      "ringsLate": "Reminder for {{moment}}: {{title}}",
      "alike": "You already have a reminder like this: {{reminder}}.",
      "doneTitle": "Tick off reminder: {{reminder}}",
      "done": "Done: {{title}}.",
      "next": "The next one is {{moment}}.",
      "snoozeTitle": "Put off reminder: {{reminder}}",
      "snoozed": "Put off: {{reminder}}.",
      "updateTitle": "Change reminder: {{change}}",
      "updated": "Reminder changed: {{change}}.",
      "askChange": "What should change about it: {{reminder}}?",
      "noNotes": "no note",
      "deleteTitle": "Delete reminder: {{reminder}}",
      "deleted": "Reminder deleted: {{reminder}}.",
      "skipTitle": "Skip reminder: {{reminder}}",
      "skipped": "Skipped: {{reminder}}. The later ones stay.",
      "askTitle": "What should I remind you of?",
      "askWhen": "Which day and time?",
      "birthdayOf": "{{name}}'s birthday",
      "askUntil": "Until when do I put off {{reminder}}?",
      "amountToo": "To note what it cost too, say how much: “paid 200 for it”.",
      "askWhich": "Which of these reminders?",
      "past": "That time has passed. Which day and time?",
      "none": "You have no open reminders. To set one: “remind me to call the bank tomorrow at 10”.",
      "deadline": "by {{day}}",
      "notFoundOne": "I found no reminder “{{name}}”. Do you mean {{near}}?",
      "notFound": "I found no reminder “{{name}}”. Is it one of these?",
      "gone": "That reminder is gone.",
      "notesTooLong": "A note can have {{maximum}} characters. How would it go, shorter?"
    },
    "reminders": {
      "heading": {
        "pending_one": "Your reminder:",
        "pending_other": "Your {{count}} reminders:",
        "late_one": "These came, and are open still:",
        "late_other": "These came, and are open still:",
        "completed_one": "Done already:",
        "completed_other": "Done already:",
        "all_one": "Your reminder:",
        "all_other": "Your {{count}} reminders:"
      },
      "late": "{{title}}, it was for {{moment}}",
      "snoozed": "{{title}}, put off to {{moment}}",
      "completed": "{{title}}, {{moment}} ✓",
      "none": "You have no open reminders. To set one: “remind me to call the bank tomorrow at 10”.",
      "noneLate": "You missed nothing. For bills: “what is left to pay?”",
      "noneDone": "No reminder ticked off yet."
    },
    "event": {
      "noneOnDay": "Nothing on your agenda {{day}}.",
      "trip": "Trip",
      "tripOf": "Trip: {{name}}",
      "tripTo": "to {{place}}",
      "ofPerson": "{{article}}{{person}}'s {{thing}}",
      "nouns": "dentist|doctor|appointment|checkup|check-up|meeting|exam|interview|haircut|therapy|therapist|physio|vet|vaccine|lunch|dinner|brunch|barbecue|bbq|party|movie|concert|rehearsal|class|lesson|presentation|call|game|match|inspection|hearing|doctor's appointment|standup|stand-up|training|workout|test|recital|tournament|wedding|funeral|graduation",
      "gatherings": "secret santa|yankee swap|white elephant|gift exchange|gift swap|amigo (?:secreto|oculto|da onça)|amiga (?:secreta|oculta)|inimigo secreto|troca de presentes",
      "limit": "(?:spending |price |gift )?(?:limit|max|maximum|cap|up to|budget)(?: is| of)?:? ?(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)?(?: ?(?:dollars?|bucks|reais|euros?|pounds|each))?|(?:us|r)?[$€£]?\\d+(?:[.,]\\d+)?(?: |-)?(?:dollars?|bucks|reais|euros?|pounds)? ?(?:spending |price |gift )?(?:limit|max|maximum|cap|budget)|(?:com )?(?:o )?(?:limite|teto|valor m[áa]ximo|m[áa]ximo|no m[áa]ximo|at[ée]|valor)(?: é| de)?:? ?(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)?(?: ?(?:reais|conto|contos|pila|d[óo]lares|euros))?|(?:us|r)?[$€£]? ?\\d+(?:[.,]\\d+)? ?(?:reais|conto|contos|pila|d[óo]lares|euros)? (?:de limite|no m[áa]ximo|de teto)",
      "title": "Agenda: {{event}}",
      "created": "On your agenda: {{event}}.",
      "soon": "{{moment}}: {{event}}",
      "underWay": "Since {{moment}}: {{event}}",
      "clash": "At that time you have: {{event}}.",
      "updateTitle": "Change on the agenda: {{change}}",
      "updated": "Agenda changed: {{change}}.",
      "reminderMoves": "its reminder, {{from}} → {{to}}",
      "cancelTitle": "Take off the agenda: {{event}}",
      "canceled": "Off your agenda: {{event}}.",
      "askTitle": "What should I put on the agenda?",
      "askDays": "Which days of {{month}}: {{event}}? “From the 10th to the 15th”, for example.",
      "askHour": "What time: {{event}}? Or all day?",
      "askWhen": "Which day and time?",
      "askLastDay": "What is the last day? It has to come after the first.",
      "askEnd": "The end has to come after the start. When does it end?",
      "asItIs": "It is like that already: {{event}}.",
      "askChange": "When should it be: {{event}}?",
      "askWhich": "Which of these?",
      "any": "that event",
      "noPlace": "no place",
      "none": "There is nothing on your agenda. To plan something: “dentist Friday at 3pm”.",
      "notFoundOne": "I found no “{{name}}” on your agenda. Do you mean {{near}}?",
      "noneNamed": "I found no “{{name}}”: there is nothing on your agenda.",
      "notFound": "I found no “{{name}}” on your agenda. Is it one of these?",
      "gone": "That event is gone."
    },
    "feeds": {
      "how": "You can see your agenda in another calendar. On the page, in Settings, make a private address (in a terminal: parco feed new), and in the other app choose “subscribe by address”. It only reads, and you can take it back whenever you like. For a phone at home, start Parco with parco serve --lan.",
      "google": "Google Calendar only fetches addresses on the internet, and this Parco lives on your computer. For Google, save your agenda as a file (parco feed save agenda.ics) and import it in Settings → Import & export.",
      "known_one": "You have one such address already.",
      "known_other": "You have {{count}} such addresses already."
    },
    "followup": {
      "title": "To ask {{day}}: {{topic}}",
      "created": "I'll ask {{day}}: {{topic}}.",
      "asks": "You wanted me to ask: {{topic}}. How did it go?",
      "askTopic": "About what?",
      "askDay": "On which day should I ask?",
      "past": "That day has passed. On which day should I ask?"
    },
    "record": {
      "area": "Agenda",
      "event": "Event",
      "reminder": "Reminder",
      "followup": "Topic"
    }
  }
} as const
