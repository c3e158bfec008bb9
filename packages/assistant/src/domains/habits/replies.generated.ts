// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "frequency": {
      "daily": "todo dia",
      "weekdays": "nos dias úteis",
      "weekends": "nos fins de semana",
      "custom": "em dias que você escolhe"
    },
    "form": {
      "weekday": {
        "1": "seg",
        "2": "ter",
        "3": "qua",
        "4": "qui",
        "5": "sex",
        "6": "sáb",
        "7": "dom"
      }
    },
    "period": {
      "morning": "de manhã",
      "afternoon": "à tarde",
      "evening": "à noite",
      "anytime": "a qualquer hora"
    },
    "series": {
      "onMore": "Nos dias com {{name}}"
    },
    "streak": {
      "days_one": "{{count}} dia",
      "days_other": "{{count}} dias seguidos",
      "weeks_one": "{{count}} semana",
      "weeks_other": "{{count}} semanas seguidas",
      "times_one": "{{count}} vez",
      "times_other": "{{count}} vezes seguidas"
    },
    "longest": {
      "days_one": "O recorde é de {{count}} dia.",
      "days_other": "O recorde é de {{count}} dias.",
      "weeks_one": "O recorde é de {{count}} semana.",
      "weeks_other": "O recorde é de {{count}} semanas.",
      "times_one": "O recorde é de {{count}} vez.",
      "times_other": "O recorde é de {{count}} vezes seguidas."
    },
    "habit": {
      "takenAsDone": "Para anotar como treino, diga quanto durou: “corri 30 min”.",
      "twiceAWeek": "2 vezes por semana",
      "perWeek_one": "{{count}} vez por semana",
      "perWeek_other": "{{count}} vezes por semana",
      "everyDays": "a cada {{count}} dias",
      "everyOtherDay": "a cada 2 dias",
      "onDays": "{{days}}",
      "label": {
        "frequency": "Frequência",
        "weekdays": "Dias",
        "perWeek": "Vezes por semana",
        "everyDays": "De quantos em quantos dias",
        "periodOfDay": "Hora do dia",
        "doneSince": "Contado desde",
        "isNew": "Hábito novo"
      },
      "title": "Novo hábito: {{habit}}",
      "titleSince": "Novo hábito: {{habit}}, contado desde {{day}}",
      "thing": {
        "smoking": "fumar",
        "alcohol": "beber",
        "sugar": "açúcar",
        "soda": "refrigerante",
        "coffee": "café",
        "screens": "redes sociais",
        "meat": "carne",
        "junk": "besteira",
        "gambling": "apostar",
        "porn": "pornografia",
        "nails": "roer as unhas"
      },
      "without": "Sem {{deed}}",
      "withoutWords": "sem|nao|no|without",
      "itHappens": "Acontece, amanhã é outro dia.",
      "howToStop": "Boa decisão, tô com você. Um dia de cada vez: no fim de cada um, diga “mais um dia sem {{deed}}”.",
      "howToAbstain": "Conto os dias. No fim de cada um, diga “mais um dia sem {{deed}}”.",
      "created": "Hábito criado: {{habit}}. Quando fizer, é só me contar.",
      "alike": "Você já tem o hábito “{{name}}”. Confirme só se for outro.",
      "exists": "Esse hábito você já tem: {{habit}}.",
      "existsOtherwise": "Você já tem esse hábito: {{habit}}. Para mudar, diga “muda o hábito {{name}} para …”.",
      "orGoal": "Boa! Dá pra acompanhar como hábito; se tiver um número, diga como meta: “quero ler 12 livros até dezembro”.",
      "createdMeanwhile": "O hábito “{{name}}” já foi criado, então não mexi.",
      "doneTitle": "Hábito feito: {{mark}}",
      "progress": "{{done}} de {{wanted}}",
      "done": "Feito: {{mark}}.",
      "doneWithNote": "Feito: {{mark}} ({{note}}).",
      "beginTitle": "Novo hábito: {{habit}}; já feito {{day}}",
      "doneAlready": "{{name}}, {{day}}: já está marcado.",
      "notDone": "{{name}}, {{day}}: não está marcado.",
      "unmarkTitle": "Desmarcar: {{mark}}",
      "unmarked": "Desmarquei: {{mark}}.",
      "updateTitle": "Mudar hábito: {{change}}",
      "updated": "Hábito mudado: {{change}}.",
      "deleteTitle": "Encerrar hábito: {{habit}}",
      "deleted": "Hábito encerrado: {{name}}. O que você marcou fica guardado.",
      "askFrequency": "Com que frequência? Todo dia, nos dias úteis, nos fins de semana?",
      "askDays": "Em que dias da semana, ou quantas vezes por semana?",
      "askChange": "O que muda em {{habit}}?",
      "askWhich": "Qual destes hábitos?",
      "askIfThis": "Foi o hábito “{{name}}”?",
      "offerFirst": "Ainda não acompanho “{{name}}”. Começo agora?",
      "offerNew": "Não achei “{{name}}” entre os seus hábitos ({{existing}}). Começo agora?",
      "none": "Você ainda não tem hábitos. Para criar: “quero ler todo dia”.",
      "notFound": "Não achei o hábito “{{name}}”. Você tem: {{existing}}.",
      "gone": "Esse hábito não existe mais.",
      "notesTooLong": "A observação pode ter {{maximum}} caracteres. Como fica mais curta?"
    },
    "habits": {
      "standing": "{{name}}: {{count}} de {{expected}} dias",
      "ofDay": "Hábitos: {{list}}",
      "heading_one": "Seu hábito:",
      "heading_other": "Seus {{count}} hábitos:",
      "none": "Você ainda não tem hábitos. Para criar: “quero ler todo dia”.",
      "noneOf": "Ainda não acompanho “{{name}}”. Para criar: “quero criar o hábito de {{name}} todo dia”.",
      "unknown": "Não achei “{{name}}”. Seus hábitos:",
      "doneToday": "hoje já foi",
      "ofWeek": "{{done}} de {{wanted}} nesta semana",
      "openToday": "hoje ainda não",
      "allDone": "Por hoje é isso, tudo feito!",
      "neverDone": "{{name}}, {{rhythm}}: ainda sem nenhum dia. Quando fizer, é só me contar.",
      "lastDone": "A última vez foi {{day}}.",
      "thisWeek_one": "Nesta semana, {{count}} dia.",
      "thisWeek_other": "Nesta semana, {{count}} dias.",
      "thisMonth": "Neste mês, {{count}}.",
      "isRecord": "É o seu recorde!",
      "done": "feito"
    },
    "record": {
      "area": "Hábitos",
      "habit": "Hábito"
    }
  },
  "en": {
    "frequency": {
      "daily": "every day",
      "weekdays": "on weekdays",
      "weekends": "on weekends",
      "custom": "on days of your choice"
    },
    "form": {
      "weekday": {
        "1": "Mon",
        "2": "Tue",
        "3": "Wed",
        "4": "Thu",
        "5": "Fri",
        "6": "Sat",
        "7": "Sun"
      }
    },
    "period": {
      "morning": "in the morning",
      "afternoon": "in the afternoon",
      "evening": "in the evening",
      "anytime": "at any time"
    },
    "series": {
      "onMore": "On days with {{name}}"
    },
    "streak": {
      "days_one": "{{count}} day",
      "days_other": "{{count}} days in a row",
      "weeks_one": "{{count}} week",
      "weeks_other": "{{count}} weeks in a row",
      "times_one": "{{count}} time",
      "times_other": "{{count}} times in a row"
    },
    "longest": {
      "days_one": "Your record is {{count}} day.",
      "days_other": "Your record is {{count}} days.",
      "weeks_one": "Your record is {{count}} week.",
      "weeks_other": "Your record is {{count}} weeks.",
      "times_one": "Your record is {{count}} time.",
      "times_other": "Your record is {{count}} times in a row."
    },
    "habit": {
      "takenAsDone": "To note it as a workout, say how long it was: “ran 30 min”.",
      "twiceAWeek": "twice a week",
      "perWeek_one": "once a week",
      "perWeek_other": "{{count}} times a week",
      "everyDays": "every {{count}} days",
      "everyOtherDay": "every other day",
      "onDays": "on {{days}}",
      "label": {
        "frequency": "How often",
        "weekdays": "Days",
        "perWeek": "Times a week",
        "everyDays": "Every how many days",
        "periodOfDay": "Time of day",
        "doneSince": "Counted since",
        "isNew": "New habit"
      },
      "title": "New habit: {{habit}}",
      "titleSince": "New habit: {{habit}}, counted since {{day}}",
      "thing": {
        "smoking": "smoking",
        "alcohol": "alcohol",
        "sugar": "sugar",
        "soda": "soda",
        "coffee": "coffee",
        "screens": "social media",
        "meat": "meat",
        "junk": "junk food",
        "gambling": "gambling",
        "porn": "porn",
        "nails": "nail biting"
      },
      "without": "No {{deed}}",
      "withoutWords": "no|without|sem|nao",
      "itHappens": "It happens, tomorrow is another day.",
      "howToStop": "Good call, I’m with you. One day at a time: at the end of each, say “another day without {{deed}}”.",
      "howToAbstain": "I will count the days. At the end of each, say “another day without {{deed}}”.",
      "created": "Habit added: {{habit}}. Tell me whenever you do it.",
      "alike": "You already have the habit “{{name}}”. Confirm only if this is another one.",
      "exists": "You already have that habit: {{habit}}.",
      "existsOtherwise": "You already have that habit: {{habit}}. To change it, say “change the {{name}} habit to …”.",
      "orGoal": "Nice! I can follow it as a habit; with a number, say it as a goal: “I want to read 12 books by December”.",
      "createdMeanwhile": "The habit “{{name}}” is there already, so I left it.",
      "doneTitle": "Habit done: {{mark}}",
      "progress": "{{done}} of {{wanted}}",
      "done": "Done: {{mark}}.",
      "doneWithNote": "Done: {{mark}} ({{note}}).",
      "beginTitle": "New habit: {{habit}}; already done {{day}}",
      "doneAlready": "{{name}}, {{day}}: already marked.",
      "notDone": "{{name}}, {{day}}: not marked.",
      "unmarkTitle": "Unmark: {{mark}}",
      "unmarked": "Unmarked: {{mark}}.",
      "updateTitle": "Change habit: {{change}}",
      "updated": "Habit changed: {{change}}.",
      "deleteTitle": "End habit: {{habit}}",
      "deleted": "Habit ended: {{name}}. What you marked is kept.",
      "askFrequency": "How often? Every day, on weekdays, on weekends?",
      "askDays": "On which days of the week, or how many times a week?",
      "askChange": "What changes in {{habit}}?",
      "askWhich": "Which of these habits?",
      "askIfThis": "Was it the habit “{{name}}”?",
      "offerFirst": "I don’t follow “{{name}}” yet. Shall I begin?",
      "offerNew": "“{{name}}” isn’t among your habits ({{existing}}). Shall I begin?",
      "none": "You have no habits yet. To add one: “I want to read every day”.",
      "notFound": "I found no habit “{{name}}”. You have: {{existing}}.",
      "gone": "That habit is gone.",
      "notesTooLong": "A note can have {{maximum}} characters. How would it go, shorter?"
    },
    "habits": {
      "standing": "{{name}}: {{count}} of {{expected}} days",
      "ofDay": "Habits: {{list}}",
      "heading_one": "Your habit:",
      "heading_other": "Your {{count}} habits:",
      "none": "You have no habits yet. To add one: “I want to read every day”.",
      "noneOf": "I don't keep track of “{{name}}” yet. To add it: “create a daily {{name}} habit”.",
      "unknown": "I found no “{{name}}”. Your habits:",
      "doneToday": "done today",
      "ofWeek": "{{done}} of {{wanted}} this week",
      "openToday": "not yet today",
      "allDone": "All done for today!",
      "neverDone": "{{name}}, {{rhythm}}: no day yet. Tell me whenever you do it.",
      "lastDone": "The last time was {{day}}.",
      "thisWeek_one": "{{count}} day this week.",
      "thisWeek_other": "{{count}} days this week.",
      "thisMonth": "This month, {{count}}.",
      "isRecord": "That's your record!",
      "done": "done"
    },
    "record": {
      "area": "Habits",
      "habit": "Habit"
    }
  }
} as const
