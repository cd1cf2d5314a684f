import { vi } from "vitest";
import type { AppDataProvider } from "./provider.ts";

const rejectCall = (name: string) =>
  vi.fn(() => Promise.reject<never>(new Error(`${name} was not expected`)));

/** Creates a provider that rejects every call. A test replaces the calls that it expects. */
export const createRejectingProvider = (): AppDataProvider => ({
  getList: rejectCall("getList"),
  getOne: rejectCall("getOne"),
  getMany: rejectCall("getMany"),
  getManyReference: rejectCall("getManyReference"),
  create: rejectCall("create"),
  update: rejectCall("update"),
  updateMany: rejectCall("updateMany"),
  delete: rejectCall("delete"),
  deleteMany: rejectCall("deleteMany"),

  runAction: rejectCall("runAction"),
  runCall: rejectCall("runCall"),
  query: rejectCall("query"),
  bulkEdit: rejectCall("bulkEdit"),
  revert: rejectCall("revert"),
  removeMany: rejectCall("removeMany"),
  restore: rejectCall("restore"),
  purge: rejectCall("purge"),
  move: rejectCall("move"),

  history: rejectCall("history"),
  selector: rejectCall("selector"),
  tree: rejectCall("tree"),
  ids: rejectCall("ids"),
  counts: rejectCall("counts"),
  sums: rejectCall("sums"),
  singleton: rejectCall("singleton"),
  upload: rejectCall("upload"),
  exportRows: rejectCall("exportRows"),

  importTemplate: rejectCall("importTemplate"),
  importPreview: rejectCall("importPreview"),
  importRun: rejectCall("importRun"),
  importStatus: rejectCall("importStatus"),
  importCancel: rejectCall("importCancel"),
  importUndo: rejectCall("importUndo"),
  importHistory: rejectCall("importHistory"),
  importErrors: rejectCall("importErrors"),
  importRemarks: rejectCall("importRemarks"),
  importRemarksFile: rejectCall("importRemarksFile"),
  failedPictures: rejectCall("failedPictures"),
  fetchPicturesAgain: rejectCall("fetchPicturesAgain"),
});
