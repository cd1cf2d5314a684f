/** An uploaded file as stored, which may differ from its original format. */
export interface StoredFile {
  address: string;
  /** Address of its thumbnail, if it has one. */
  thumb: string | null;
  /** Original file name. */
  name: string;
  type: "image/jpeg" | "image/png" | "video/mp4";
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
}
