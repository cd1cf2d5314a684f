import type { PaymentProvider } from "../../resources/payments/index.ts";
import type { ProviderSettings } from "./providerSettings.ts";

/** Creates the payment providers that are configured; the code of the others is not loaded. */
export async function createProviders({
  stripe,
  wechat,
  alipay,
}: ProviderSettings): Promise<PaymentProvider[]> {
  const providers: PaymentProvider[] = [];
  if (stripe) {
    const { createStripeProviders } = await import("../../adapters/pay/stripe/stripeProviders.ts");
    providers.push(...createStripeProviders(stripe, stripe.methods));
  }
  if (wechat) {
    const { createWechatProvider } = await import("../../adapters/pay/wechat/wechatProvider.ts");
    providers.push(createWechatProvider(wechat));
  }
  if (alipay) {
    const { createAlipayProvider } = await import("../../adapters/pay/alipay/alipayProvider.ts");
    providers.push(createAlipayProvider(alipay));
  }
  return providers;
}
