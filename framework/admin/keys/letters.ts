let isOn = true;

/** Switches the keys that are single characters on or off, as the member has set. */
export function setLetters(on: boolean): void {
  isOn = on;
}
/** Whether keys that are single characters work. */
export const areLettersOn = (): boolean => isOn;
