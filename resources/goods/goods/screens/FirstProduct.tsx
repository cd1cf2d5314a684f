import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { Package } from "lucide";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ImportButton } from "../../../../framework/admin/import/ImportButton.tsx";
import { ListMessage } from "../../../../framework/admin/list/ListMessage.tsx";
import { ToolStyleProvider } from "../../../../framework/admin/list/toolStyle.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useRecords } from "../../../../framework/admin/useRecords.ts";
import { goods } from "../goods.ts";

const PackageIcon = createIcon(Package);

/** What a new shop does first; nothing once it has a product. */
export function FirstProduct() {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.goods.screen.dashboard.${key}`);
  const { total } = useRecords(goods, { pagination: { page: 1, perPage: 1 }, filter: {} });
  if (total !== 0) return null;
  return (
    <Card component="section">
      <ListMessage
        icon={PackageIcon}
        title={t("title")}
        actions={
          <>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={toPath(goods, "create")}
            >
              {t("add")}
            </Button>
            <ToolStyleProvider value="line">
              <ImportButton resource={goods} />
            </ToolStyleProvider>
          </>
        }
      >
        {t("text")}
      </ListMessage>
    </Card>
  );
}
