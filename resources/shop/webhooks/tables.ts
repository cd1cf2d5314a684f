/** The secrets of webhooks, which no member reads. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    webhook_secrets: WebhookSecretsTable;
  }
}

export interface WebhookSecretsTable {
  webhook_id: number;
  secret: string;
}
