export function listRowTypes(text: string): readonly number[];
