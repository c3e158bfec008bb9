/** The role every transaction of the application takes: it owns nothing and cannot bypass row-level security. */
export const APPLICATION_ROLE = 'parco_app'
