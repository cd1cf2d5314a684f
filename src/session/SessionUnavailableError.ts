/** The server could not say whether somebody is signed in: it is away, busy or restarting. Only an answer of 401 ends a session. */
export class SessionUnavailableError extends Error {
  constructor(cause: unknown) {
    super("the session could not be loaded", { cause });
    this.name = "SessionUnavailableError";
  }
}
