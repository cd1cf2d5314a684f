export function isName(name: string): boolean;
export function toSingular(plural: string): string;
export function toTitle(name: string): string;
