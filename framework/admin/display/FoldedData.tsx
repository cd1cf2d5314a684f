import { useTranslate } from "react-admin";

/** Data of a program, which is shown on request. */
export function FoldedData({ children }: { children: string }) {
  const translate = useTranslate();
  return (
    <details>
      <summary style={{ cursor: "pointer" }}>{translate("framework.record.showData")}</summary>
      <pre style={{ margin: "8px 0 0", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {children}
      </pre>
    </details>
  );
}
