/**
 * @generated SignedSource<<686c4ef89a9605d73ec583048d8d77aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type ImageView = "BACK" | "DETAIL" | "FRONT" | "OTHER";
export type LetteringPlace = "BACK" | "CHEST";
export type LetteringScript = "NARROW" | "REGULAR" | "WIDE";
import type { FragmentRefs } from "relay-runtime";
export type DrawnPieces_product$data = {
  readonly images: ReadonlyArray<{
    readonly color: {
      readonly code: string;
      readonly hex: string;
      readonly id: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly image: {
      readonly drawn: string;
    };
    readonly view: ImageView;
  }>;
  readonly personalisation: {
    readonly lettering: {
      readonly inks: ReadonlyArray<{
        readonly color: string;
        readonly ink: string;
        readonly outline: string | null | undefined;
      }>;
      readonly isOutlined: boolean;
      readonly place: LetteringPlace | null | undefined;
      readonly script: LetteringScript;
    } | null | undefined;
  } | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly color: {
      readonly id: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly sku: string;
  }>;
  readonly " $fragmentType": "DrawnPieces_product";
};
export type DrawnPieces_product$key = {
  readonly " $data"?: DrawnPieces_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawnPieces_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DrawnPieces_product"
};

(node as any).hash = "515ccef6009f014a904c73301ea4c774";

export default node;
