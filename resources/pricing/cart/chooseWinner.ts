import type { Stage } from "./adjustment.ts";
import type { PricingSource, StagedCart, Verdict } from "./pricingSource.ts";

/** What a source of a stage answered. */
export interface SourceVerdict {
  stage: Stage;
  source: Pick<PricingSource, "type" | "id" | "label" | "offered" | "goodsId">;
  verdict: Verdict;
}

/**
 * Chooses the source that saves most in its stage; of equals the one with the lower id. The others
 * name the winner as the reason why they do not apply. An offered source only answers.
 */
export function chooseWinner<S extends PricingSource>(
  sources: readonly S[],
  cart: StagedCart,
): { winner: S | null; verdicts: SourceVerdict[] } {
  const answers = sources.map((source) => ({ source, verdict: source.applicable(cart) }));
  const [best] = answers
    .flatMap(({ source, verdict }) =>
      verdict.ok && !source.offered ? [{ source, saves: verdict.saves }] : [],
    )
    .toSorted((one, other) => other.saves - one.saves || one.source.id - other.source.id);
  const winner = best?.source ?? null;
  return {
    winner,
    verdicts: answers.map(({ source, verdict }) => ({
      stage: source.stage,
      source: {
        type: source.type,
        id: source.id,
        label: source.label,
        ...(source.offered ? { offered: true } : {}),
        ...(source.goodsId === undefined ? {} : { goodsId: source.goodsId }),
      },
      verdict:
        verdict.ok && winner && source !== winner && !source.offered
          ? { ok: false, reason: "beaten", beatenBy: winner.id, saves: verdict.saves }
          : verdict,
    })),
  };
}
