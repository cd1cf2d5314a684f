import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { Moment } from "../display/Moment.tsx";
import { useAdminProvider } from "../resources.tsx";
import { ImportedLinks } from "./ImportedLinks.tsx";
import { UndoResult } from "./UndoResult.tsx";
import { useSummary } from "./useSummary.ts";
import { useUndoImport } from "./useUndoImport.ts";

interface Props {
  resource: Resource;
  onOpen: () => void;
}
/** The member's imports of the last week, each with its records and a way to undo it. */
export function PastImports({ resource, onOpen }: Props) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const summarize = useSummary(resource);
  const { progress, undo } = useUndoImport(resource);
  const { data: imports = [] } = useQuery({
    queryKey: [resource.name, "pastImports"],
    queryFn: () => provider.importHistory(resource.name),
    retry: false,
  });
  if (imports.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="past-imports">
      <Typography id="past-imports" variant="subtitle2" component="h3">
        {translate("framework.import.past")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {imports.map(({ importId, addTime, undoable, ...counts }) => (
          <Box
            key={importId}
            component="li"
            sx={{ py: 1, borderTop: 1, borderColor: "divider", "&:first-of-type": { border: 0 } }}
          >
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: "wrap", alignItems: "center" }}
            >
              <Typography variant="body2" component="span" color="text.secondary">
                <Moment at={addTime} />
              </Typography>
              <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 160 }}>
                {summarize(counts)}
              </Typography>
              <ImportedLinks
                resource={resource}
                importId={importId}
                total={undoable}
                short
                onOpen={onOpen}
              />
              {undoable > 0 && progress?.importId !== importId && (
                <Button
                  size="small"
                  disabled={progress?.isRunning ?? false}
                  onClick={() => void undo(importId, undoable)}
                >
                  {translate("framework.toast.undo")}
                </Button>
              )}
            </Stack>
            {progress?.importId === importId && (
              <UndoResult resource={resource} progress={progress} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
