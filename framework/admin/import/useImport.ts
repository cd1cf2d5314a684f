import { useCallback, useEffect, useRef, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { useFailure } from "../list/useFailure.ts";
import { useReloadList } from "../list/useReloadList.ts";
import {
  ApiError,
  type DecimalSeparator,
  type FileEncoding,
  type ImportStatus,
} from "../provider.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { setImportJob } from "./importJob.ts";
import { getImportPlace, type SavedImport, savedImports } from "./savedImport.ts";

const pollMs = 400;
const slowPollMs = 3000;
const nothingYet = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  warned: 0,
  warnings: [],
  notes: [],
  childrenKept: 0,
  childrenRemoved: 0,
  pictures: null,
  undoable: 0,
};
/** Default options for reading a file. */
const defaults = { fill: {}, removeMissing: false, decimal: null, started: false };
const fetches = ({ pictures }: ImportStatus): boolean =>
  pictures !== null && pictures.done + pictures.failed < pictures.total;

/**
 * State of one import from file to result: preview, column mapping, progress. It survives closing
 * the dialog and reloading the page.
 */
export function useImport(resource: Resource, onFinished: (status: ImportStatus) => void) {
  const provider = useAdminProvider();
  const actor = useActor();
  const reload = useReloadList(resource);
  const failure = useFailure();
  const place = getImportPlace(actor, resource);
  const [stored, setSaved] = useState<SavedImport | null>(() => savedImports.read(place));
  const [reading, setReading] = useState<{ file: string; sent: number } | null>(null);
  const [status, setStatus] = useState<ImportStatus | null>(() =>
    stored?.started
      ? { ...nothingYet, state: "running", dryRun: true, total: stored.preview.total }
      : null,
  );
  const [error, setError] = useState<string | null>(null);
  /**
   * Whether the import was restored from an earlier page, so that it is unknown whether it still
   * runs.
   */
  const restored = useRef(status !== null);
  /** The file itself, until the page is reloaded; needed to read it again in another encoding. */
  const source = useRef<File | null>(null);
  const running = status?.state === "running" || status?.state === "waiting";
  /** The records are written and images are still being fetched. */
  const fetching = !running && status !== null && fetches(status);
  const importId = stored?.preview.importId;

  const keep = useCallback(
    (next: SavedImport | null) => {
      savedImports.write(place, next);
      setSaved(next);
    },
    [place],
  );
  const forget = useCallback(() => {
    keep(null);
    setStatus(null);
    setError(null);
  }, [keep]);

  useEffect(() => {
    if (!(running || fetching) || !importId) return;
    let live = true;
    let isReading = false;
    const ask = async () => {
      if (isReading) return;
      isReading = true;
      try {
        const next = await provider.importStatus(resource.name, importId);
        if (!live) return;
        const isRunning = next.state === "running" || next.state === "waiting";
        const isOver = restored.current && !isRunning && !fetches(next);
        restored.current = false;
        if (isOver) {
          forget();
          return;
        }
        setStatus(next);
        setError(null);
        if (isRunning) return;
        if (!next.dryRun && !(fetching && fetches(next))) await reload();
        if (running) onFinished(next);
      } catch (thrown) {
        if (!live) return;
        // The server has deleted the import since.
        const isMissing = thrown instanceof ApiError && thrown.code === 404;
        if (isMissing) forget();
        if (!isMissing || !restored.current) setError(failure(thrown));
      } finally {
        isReading = false;
      }
    };
    const timer = setInterval(() => void ask(), running ? pollMs : slowPollMs);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, [running, fetching, importId, provider, resource.name, reload, failure, forget, onFinished]);

  async function read(file: File, encoding?: FileEncoding) {
    source.current = file;
    setReading({ file: file.name, sent: 0 });
    setError(null);
    try {
      const reportSent = (sent: number) => setReading({ file: file.name, sent });
      const preview = await provider.importPreview(resource.name, file, reportSent, encoding);
      const { mapping, key, dialect, adds, fillLanguages, origin } = preview;
      // By default, a file of another program creates missing referenced rows, for example tags.
      const isForeign = dialect !== null;
      keep({
        preview,
        mapping,
        key,
        dialect,
        add: (isForeign || origin === "other") && adds.length > 0,
        fillLanguages: isForeign && fillLanguages.length > 0,
        ...defaults,
      });
    } catch (thrown) {
      setError(failure(thrown));
    } finally {
      setReading(null);
    }
  }
  async function run(dryRun: boolean) {
    if (!stored) return;
    const { preview, mapping, key, dialect, add, fill, fillLanguages, removeMissing, decimal } =
      stored;
    const given = Object.entries(fill).filter(
      ([, value]) => value !== null && value !== undefined && value !== "",
    );
    setError(null);
    try {
      await provider.importRun(resource.name, {
        importId: preview.importId,
        mapping,
        key,
        dialect,
        add,
        dryRun,
        fill: given.length > 0 ? Object.fromEntries(given) : undefined,
        fillLanguages: fillLanguages || undefined,
        removeMissing: removeMissing || undefined,
        decimal: decimal ?? undefined,
      });
      keep({ ...stored, started: true });
      if (!dryRun)
        setImportJob({ resource: resource.name, importId: preview.importId, total: preview.total });
      setStatus({ ...nothingYet, state: "running", dryRun, total: preview.total });
    } catch (thrown) {
      setError(failure(thrown));
    }
  }
  async function attempt(call: (importId: string) => Promise<void>) {
    try {
      if (importId) await call(importId);
    } catch (thrown) {
      setError(failure(thrown));
    }
  }
  const change = (values: Partial<SavedImport>) => stored && keep({ ...stored, ...values });
  return {
    preview: stored?.preview ?? null,
    mapping: stored?.mapping ?? [],
    map: (index: number, field: string | null) =>
      change({
        mapping:
          stored?.mapping.map((one, at) => (at === index ? field : one === field ? null : one)) ??
          [],
      }),
    key: stored?.key ?? null,
    setKey: (key: string | null) => change({ key }),
    dialect: stored?.dialect ?? null,
    setDialect: (dialect: string | null) => change({ dialect }),
    /** Reads the same file in another encoding; null after the page was reloaded. */
    readAs: source.current
      ? (encoding: FileEncoding) =>
          source.current ? read(source.current, encoding) : Promise.resolve()
      : null,
    fill: stored?.fill ?? {},
    setFill: (fill: Readonly<Record<string, unknown>>) => change({ fill }),
    fillLanguages: stored?.fillLanguages ?? false,
    setFillLanguages: (fillLanguages: boolean) => change({ fillLanguages }),
    removeMissing: stored?.removeMissing ?? false,
    setRemoveMissing: (removeMissing: boolean) => change({ removeMissing }),
    decimal: stored?.decimal ?? null,
    setDecimal: (decimal: DecimalSeparator | null) => change({ decimal }),
    add: stored?.add ?? false,
    setAdd: (add: boolean) => change({ add }),
    importId: importId ?? null,
    reading,
    status,
    running,
    fetching,
    error,
    read,
    run,
    back: () => {
      setStatus(null);
      change({ started: false });
    },
    forget,
    /** Reads the result again, after records were undone. */
    refresh: () =>
      attempt(async (id) => {
        setStatus(await provider.importStatus(resource.name, id));
        await reload();
      }),
    cancel: () => attempt((id) => provider.importCancel(resource.name, id)),
    remarks: (kind: "error" | "remark", page: number) =>
      importId
        ? provider.importRemarks(resource.name, importId, { kind, page })
        : Promise.resolve({ list: [], total: 0 }),
    downloadRemarks: () => attempt((id) => provider.importRemarksFile(resource.name, id)),
    downloadErrors: () => attempt((id) => provider.importErrors(resource.name, id)),
    failedPictures: () =>
      importId ? provider.failedPictures(resource.name, importId) : Promise.resolve([]),
    fetchAgain: () =>
      attempt(async (id) => {
        await provider.fetchPicturesAgain(resource.name, id);
        setStatus(await provider.importStatus(resource.name, id));
      }),
    downloadTemplate: async () => {
      try {
        await provider.importTemplate(resource.name);
      } catch (thrown) {
        setError(failure(thrown));
      }
    },
  };
}
export type Import = ReturnType<typeof useImport>;
