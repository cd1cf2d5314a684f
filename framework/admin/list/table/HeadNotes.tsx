import { useTranslate } from "react-admin";

interface Props {
  /** What the headings refer to as their description. */
  id: string;
  /** The column that was resized last, with its width in pixels. */
  resized: { name: string; width: number } | null;
}
/** For screen readers: how a column is resized by keys, and its width afterwards. */
export function HeadNotes({ id, resized }: Props) {
  const translate = useTranslate();
  return (
    <>
      <span hidden id={id}>
        {translate("framework.list.resize")}
      </span>
      <span className="unseen" role="status">
        {resized && translate("framework.list.columnWidth", resized)}
      </span>
    </>
  );
}
