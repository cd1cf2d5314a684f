import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { Field, FileOptions } from "../../../schema/index.ts";
import { useAdminProvider } from "../../resources.tsx";
import { unaccepted } from "./accepted.ts";
import { useReportUnfinished } from "./UnfinishedUploads.tsx";

/** A file on its way to the server, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  progress: number;
  error: string | null;
  /** A file of the wrong type or size is not worth another try. */
  final: boolean;
}
let last = 0;

/** Sends files; `onDone` is told the address of each that arrived. */
export function useUploads(field: Field, onDone: (address: string) => void) {
  const provider = useAdminProvider();
  const translate = useTranslate();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const done = useRef(onDone);
  done.current = onDone;
  useReportUnfinished(uploads.filter((one) => !one.final).length);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }, []);
  const forget = useCallback((key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((before) => before.filter((one) => one.key !== key));
  }, []);
  const send = useCallback(
    async ({ key, file }: Pick<Upload, "key" | "file">) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      change(key, { error: null, progress: 0 });
      try {
        const { imgUrl } = await provider.upload(file, {
          signal: controller.signal,
          confidential: (field.options as FileOptions).confidential ?? false,
          onProgress: (progress) => change(key, { progress }),
        });
        if (controller.signal.aborted) return;
        done.current(imgUrl);
        forget(key);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(key, { error: error instanceof Error ? error.message : translate("markethall.form.uploadFailed") });
      }
    },
    [provider, translate, change, forget, field],
  );
  const add = useCallback(
    (files: readonly File[], room: number) => {
      let free = room;
      const added = files.map((file): Upload => {
        const refused = unaccepted(field, file);
        last += 1;
        if (!refused) free -= 1;
        const error = refused
          ? translate(`markethall.form.${refused.key}.${field.kind}`, { size: refused.size })
          : free < 0
            ? translate("markethall.form.noMoreRows", { max: field.options.max ?? 50 })
            : null;
        return { key: `upload ${last}`, file, progress: 0, error, final: error !== null };
      });
      setUploads((before) => [...before.filter((one) => !one.final), ...added]);
      for (const one of added) if (!one.final) void send(one);
    },
    [field, translate, send],
  );
  return { uploads, add, retry: (upload: Upload) => void send(upload), forget };
}
