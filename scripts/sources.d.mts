export interface Sources {
  load(file: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}
export function createSources(): Sources;
