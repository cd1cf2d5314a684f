import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import {
  findUnaccepted,
  getMaxSize,
} from "../../../../framework/admin/input/upload/findUnaccepted.ts";
import { useReportUnfinished } from "../../../../framework/admin/input/upload/UnfinishedUploads.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { Field } from "../../../../framework/schema/index.ts";

/** Uploads pictures; a save waits for pending uploads. */
export function usePictures(field: Field, t: (sentence: string) => void) {
  const provider = useAdminProvider();
  const translate = useTranslate();
  const [count, setCount] = useState(0);
  const running = useRef(new Set<AbortController>());
  useReportUnfinished(count);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all) one.abort();
    };
  }, []);
  return async (file: File, onDone: (address: string) => void): Promise<void> => {
    const rejection = findUnaccepted(field, file);
    if (rejection)
      return t(translate(`framework.form.${rejection.key}.image`, { size: getMaxSize(field) }));
    const controller = new AbortController();
    running.current.add(controller);
    setCount(running.current.size);
    t(translate("framework.form.uploading", { name: file.name }));
    try {
      const { imgUrl } = await provider.upload(file, {
        signal: controller.signal,
        confidential: false,
        onProgress: () => {},
      });
      if (controller.signal.aborted) return;
      onDone(imgUrl);
      t("");
    } catch (error) {
      if (controller.signal.aborted) return;
      t(
        error instanceof Error && error.message
          ? error.message
          : translate("framework.form.uploadFailed"),
      );
    } finally {
      running.current.delete(controller);
      setCount(running.current.size);
    }
  };
}
