/**
 * @generated SignedSource<<c64d02ea363b9fa10804f0be0d8c1522>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AvailabilityState = "BACK_ON_DATE" | "FEW_LEFT" | "IN_STOCK" | "SOLD_OUT";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type choices_product$data = {
  readonly availability: {
    readonly backOn: string | null | undefined;
    readonly noteText: string | null | undefined;
    readonly quantity: number | null | undefined;
    readonly state: AvailabilityState;
    readonly tableText: string | null | undefined;
  };
  readonly fits: ReadonlyArray<Fit>;
  readonly id: string;
  readonly isPersonalisable: boolean;
  readonly price: {
    readonly from: {
      readonly cents: number;
      readonly currency: string;
    };
  };
  readonly productNumber: string;
  readonly variants: ReadonlyArray<{
    readonly availability: {
      readonly backOn: string | null | undefined;
      readonly noteText: string | null | undefined;
      readonly quantity: number | null | undefined;
      readonly state: AvailabilityState;
      readonly tableText: string | null | undefined;
    };
    readonly color: {
      readonly code: string;
      readonly hex: string;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly deliveryWeeks: number;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly isChildSize: boolean;
    readonly isPersonalisable: boolean;
    readonly latestDelivery: string;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly size: string;
    readonly sku: string;
  }>;
  readonly " $fragmentType": "choices_product";
};
export type choices_product$key = {
  readonly " $data"?: choices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"choices_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "choices_product"
};

(node as any).hash = "92ad9be7db741442cbaa0cae90cb308b";

export default node;
