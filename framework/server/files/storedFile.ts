/** An uploaded file as it is kept, whatever it was when it came. */
export interface StoredFile {
  address: string;
  /** Address of a small picture of it, where there is one. */
  thumb: string | null;
  /** The name that it had where it came from. */
  name: string;
  type: "image/jpeg" | "image/png" | "video/mp4";
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
}
