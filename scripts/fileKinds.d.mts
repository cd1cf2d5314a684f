export function isTest(file: string): boolean;
export function isServer(file: string): boolean;
