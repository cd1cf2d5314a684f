/**
 * The session could not be loaded because the server is unavailable, busy or restarting. Only a 401
 * response ends a session.
 */
export class SessionUnavailableError extends Error {
  constructor(cause: unknown) {
    super("the session could not be loaded", { cause });
    this.name = "SessionUnavailableError";
  }
}
