/** The variables that the runner hands over. */
export type Environment = Readonly<Record<string, string | undefined>>;
