import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { Field, FileOptions } from "../../../schema/index.ts";
import type { Uploaded } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { findUnaccepted } from "./findUnaccepted.ts";
import { useReportUnfinished } from "./UnfinishedUploads.tsx";

/** A file that is uploading or failed to upload. */
export interface Upload {
  key: string;
  file: File;
  progress: number;
  error: string | null;
  /** True for a wrong type or size, where a retry is useless. */
  final: boolean;
}
interface Options {
  /** Returns the field whose rules apply to a file, if they depend on the file. */
  selectField?: (file: File) => Field;
  /** Additional form values sent with each file. */
  extraFields?: Readonly<Record<string, string | number>>;
}
let last = 0;
/**
 * Maximum number of parallel uploads; more would only slow each other down and delay the first
 * ones.
 */
const atOnce = 4;

/**
 * Uploads files with limited concurrency; calls `onDone` with the address of each uploaded file.
 */
export function useUploads(
  field: Field,
  onDone: (address: string, uploaded: Uploaded) => void,
  { selectField: judgedBy, extraFields }: Options = {},
) {
  const provider = useAdminProvider();
  const translate = useTranslate();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const waiting = useRef<Pick<Upload, "key" | "file">[]>([]);
  const done = useRef(onDone);
  done.current = onDone;
  const options = useRef(extraFields);
  options.current = extraFields;
  useReportUnfinished(uploads.filter((one) => !one.final).length);
  useEffect(() => {
    const all = running.current;
    return () => {
      waiting.current = [];
      for (const one of all.values()) one.abort();
    };
  }, []);

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }, []);
  const send = useCallback(
    async ({ key, file }: Pick<Upload, "key" | "file">) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      change(key, { error: null, progress: 0 });
      try {
        const uploaded = await provider.upload(file, {
          signal: controller.signal,
          confidential: (field.options as FileOptions).confidential ?? false,
          onProgress: (progress) => change(key, { progress }),
          ...(options.current && { extraFields: options.current }),
        });
        if (controller.signal.aborted) return;
        done.current(uploaded.imgUrl, uploaded);
        setUploads((before) => before.filter((one) => one.key !== key));
      } catch (error) {
        if (controller.signal.aborted) return;
        change(key, {
          error: error instanceof Error ? error.message : translate("framework.form.uploadFailed"),
        });
      } finally {
        running.current.delete(key);
        next.current();
      }
    },
    [provider, translate, change, field],
  );
  const next = useRef(() => {});
  next.current = () => {
    while (running.current.size < atOnce) {
      const one = waiting.current.shift();
      if (!one) return;
      void send(one);
    }
  };
  const queue = useCallback((one: Pick<Upload, "key" | "file">) => {
    waiting.current.push(one);
    next.current();
  }, []);
  const forget = useCallback((key: string) => {
    waiting.current = waiting.current.filter((one) => one.key !== key);
    running.current.get(key)?.abort();
    setUploads((before) => before.filter((one) => one.key !== key));
  }, []);
  const add = useCallback(
    (files: readonly File[], remaining: number) => {
      let free = remaining;
      const added = files.map((file): Upload => {
        const inspectUpload = judgedBy?.(file) ?? field;
        const rejection = findUnaccepted(inspectUpload, file);
        last += 1;
        if (!rejection) free -= 1;
        const error = rejection
          ? translate(`framework.form.${rejection.key}.${inspectUpload.kind}`, {
              size: rejection.size,
            })
          : free < 0
            ? translate("framework.form.noMoreRows", { smart_count: field.options.max ?? 50 })
            : null;
        return { key: `upload ${last}`, file, progress: 0, error, final: error !== null };
      });
      setUploads((before) => [...before.filter((one) => !one.final), ...added]);
      for (const one of added) if (!one.final) queue(one);
    },
    [field, judgedBy, translate, queue],
  );
  const retry = useCallback(
    (upload: Upload) => {
      change(upload.key, { error: null, progress: 0 });
      queue(upload);
    },
    [change, queue],
  );
  return { uploads, add, retry, forget };
}
