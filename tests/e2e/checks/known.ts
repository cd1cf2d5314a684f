export const known: readonly KnownFault[] = [];
