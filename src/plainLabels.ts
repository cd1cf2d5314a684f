/**
 * Stands for `inflection` in the browser's build. react-admin derives a label from the name of a
 * field or resource in case that no message has it. Every label here is a message, so the names
 * are only written as words, without the dictionary of irregular plurals.
 */
export const underscore = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();

export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const humanize = (name: string): string =>
  capitalize(underscore(name).replaceAll("_", " ").trim());

const steps: Readonly<Record<string, (name: string) => string>> = { underscore, humanize };
export const transform = (name: string, names: readonly string[]): string =>
  names.reduce((text, step) => steps[step]?.(text) ?? text, name);

export const pluralize = (name: string): string => (name.endsWith("s") ? name : `${name}s`);

export const singularize = (name: string): string => name.replace(/s$/, "");

export const inflect = (name: string, count: number): string =>
  count === 1 ? singularize(name) : pluralize(name);
