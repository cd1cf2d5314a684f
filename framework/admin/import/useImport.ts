import { useEffect, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { useFailure } from "../list/useFailure.ts";
import { useReloadList } from "../list/useReloadList.ts";
import type { ImportPreview, ImportStatus } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";

const pollMs = 400;

/** One import from the file to its result: what was read, what each column is, how far it is. */
export function useImport(resource: Resource) {
  const provider = useAdminProvider();
  const reload = useReloadList(resource);
  const failure = useFailure();
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [mapping, setMapping] = useState<(string | null)[]>([]);
  const [key, setKey] = useState<string | null>(resource.key);
  const [reading, setReading] = useState<string | null>(null);
  const [status, setStatus] = useState<ImportStatus | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = status?.state === "running" || status?.state === "waiting";

  useEffect(() => {
    if (!running || !preview) return;
    let live = true;
    const timer = setInterval(async () => {
      try {
        const next = await provider.importStatus(resource.name, preview.importId);
        if (!live) return;
        setStatus(next);
        if (next.state !== "running" && !next.dryRun) await reload();
      } catch (thrown) {
        if (live) setError(failure(thrown));
      }
    }, pollMs);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, [running, preview, provider, resource.name, reload, failure]);

  async function read(file: File) {
    setReading(file.name);
    setError(null);
    try {
      const next = await provider.importPreview(resource.name, file);
      setPreview(next);
      setMapping(next.mapping);
      if (resource.key && !next.mapping.some((one) => one?.split(".")[0] === resource.key)) setKey(null);
    } catch (thrown) {
      setError(failure(thrown));
    } finally {
      setReading(null);
    }
  }
  async function run(dryRun: boolean) {
    if (!preview) return;
    setError(null);
    try {
      await provider.importRun(resource.name, { importId: preview.importId, mapping, key, dryRun });
      setStatus({
        state: "running",
        dryRun,
        done: 0,
        total: preview.total,
        created: 0,
        updated: 0,
        unchanged: 0,
        failed: 0,
        errors: [],
      });
    } catch (thrown) {
      setError(failure(thrown));
    }
  }
  return {
    preview,
    mapping,
    map: (index: number, field: string | null) =>
      setMapping(mapping.map((one, at) => (at === index ? field : one === field ? null : one))),
    key,
    setKey,
    reading,
    status,
    running,
    error,
    read,
    run,
    back: () => setStatus(null),
    cancel: () => preview && provider.importCancel(resource.name, preview.importId),
    downloadErrors: () => preview && provider.importErrors(resource.name, preview.importId),
    downloadTemplate: () => provider.importTemplate(resource.name),
  };
}
export type Import = ReturnType<typeof useImport>;
