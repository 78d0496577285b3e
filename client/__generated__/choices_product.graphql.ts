/**
 * @generated SignedSource<<cc7cf0849d9bb8b28fd3e31cccad8dfa>>
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
  readonly delivery: {
    readonly sizes: ReadonlyArray<{
      readonly delivery: {
        readonly earliest: string | null | undefined;
        readonly latest: string | null | undefined;
        readonly weeks: number;
      };
    }>;
  } | null | undefined;
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
  readonly sizeChart: {
    readonly title: string;
  } | null | undefined;
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
      readonly swatchUrl: string | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly delivery: {
      readonly earliest: string | null | undefined;
      readonly latest: string | null | undefined;
      readonly weeks: number;
    };
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly isChildSize: boolean;
    readonly isPersonalisable: boolean;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly size: string;
    readonly sku: string;
    readonly values: ReadonlyArray<{
      readonly color: {
        readonly hex: string;
        readonly swatchUrl: string | null | undefined;
      } | null | undefined;
      readonly key: string;
      readonly label: string;
      readonly text: string;
      readonly value: string;
    }>;
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

(node as any).hash = "2388e5abe5c43d6b7ca88a391c20dfdb";

export default node;
