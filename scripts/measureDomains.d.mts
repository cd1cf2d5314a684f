export function measureDomains(lines: ReadonlyMap<string, number>): {
  figure: string;
  errors: string[];
};
