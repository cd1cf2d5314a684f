/** Configuration error that the operator can fix; printed in one line, without a stack. */
export class ConfigError extends Error {
  readonly expected = true;
  constructor(message: string) {
    super(message);
    this.name = "ConfigError";
  }
}
