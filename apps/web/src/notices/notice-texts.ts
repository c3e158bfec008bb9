import { definePageTexts } from '../i18n/define-page-texts.ts'

/** What is said about what comes by itself, beside what came. */
export const useNoticeTexts = definePageTexts('notices', {
  'pt-BR': {
    region: 'Avisos',
    done: 'Feito',
    snooze: 'Adiar 10 min',
    open: 'Abrir',
    dismiss: 'Dispensar',
    more_one: 'e mais {{count}}',
    more_other: 'e mais {{count}}',
  },
  en: {
    region: 'Notices',
    done: 'Done',
    snooze: 'Snooze 10 min',
    open: 'Open',
    dismiss: 'Dismiss',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
  },
})

/** What is said about alerts in the settings. */
export const useAlertTexts = definePageTexts('alerts', {
  'pt-BR': {
    title: 'O que chega sozinho',
    note: 'Lembretes sempre tocam na hora que você marcou. O resto só chega quando há o que dizer.',
    summary: 'Resumo do dia',
    report: 'Resumo da semana',
    reportDay: 'Dia do resumo da semana',
    bills: 'Contas, três dias antes e no dia',
    birthdays: 'Aniversários, uma semana antes e no dia',
    followups: 'Assuntos que pedi para perguntar',
    events: 'Compromissos, antes de começar',
    suggestions: 'Sugestões, uma por vez, junto do resumo',
    minutes: 'Minutos antes',
    alertsAt: 'Hora dos avisos',
    at: 'Hora: {{name}}',
    quiet: 'Horas de silêncio',
    quietFrom: 'Silêncio a partir das',
    quietUntil: 'Silêncio até as',
    failed: 'Não consegui salvar. Tente de novo.',
    desktop: 'Notificações neste aparelho',
    desktopOn: 'Ligadas neste navegador.',
    desktopOff:
      'Os avisos aparecem aqui na página. Para vê-los também fora dela, permita as notificações.',
    desktopDenied: 'O navegador está bloqueando. Libere nas permissões deste site.',
    desktopAllow: 'Permitir notificações',
    desktopStop: 'Desligar neste navegador',
  },
  en: {
    title: 'What comes by itself',
    note: 'Reminders always ring at the time you set. Everything else comes only when there is something to say.',
    summary: 'Daily summary',
    report: 'Weekly report',
    reportDay: 'Day of the weekly report',
    bills: 'Bills, three days before and on the day',
    birthdays: 'Birthdays, a week before and on the day',
    followups: 'Things I asked to be asked about',
    events: 'Events, before they begin',
    suggestions: 'Suggestions, one at a time, with the summary',
    minutes: 'Minutes before',
    alertsAt: 'Time of alerts',
    at: 'Time: {{name}}',
    quiet: 'Quiet hours',
    quietFrom: 'Quiet from',
    quietUntil: 'Quiet until',
    failed: 'That could not be saved. Try again.',
    desktop: 'Notifications on this device',
    desktopOn: 'On in this browser.',
    desktopOff:
      'Notices show up here on the page. To see them outside of it too, allow notifications.',
    desktopDenied: 'The browser blocks them. Allow them in the permissions of this site.',
    desktopAllow: 'Allow notifications',
    desktopStop: 'Turn off in this browser',
  },
})
