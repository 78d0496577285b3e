/**
 * @generated SignedSource<<905474b0e19acdf9764c0c71144ab470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly kind: ProductKind;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsProduct_product" | "SetProduct_product" | "VoucherProduct_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsProduct_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetProduct_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherProduct_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "46dc4ada7320e3c06ce9630fb3f0ee98";

export default node;
