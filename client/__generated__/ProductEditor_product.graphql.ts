/**
 * @generated SignedSource<<ce1a29b9e7ea8885cdc1761e472a4b15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
export type ProductVisibility = "DELETED" | "LATER" | "NO_PRICE" | "OFFLINE" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type ProductEditor_product$data = {
  readonly id: string;
  readonly kind: ProductKind;
  readonly management: {
    readonly isDeleted: boolean;
    readonly visibility: ProductVisibility;
  } | null | undefined;
  readonly path: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsSection_product" | "HistorySection_product" | "ImagesSection_product" | "PriceHistorySection_product" | "ProductForm_product" | "ProductStatus_product" | "TiersSection_product" | "VariantsSection_product">;
  readonly " $fragmentType": "ProductEditor_product";
};
export type ProductEditor_product$key = {
  readonly " $data"?: ProductEditor_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductEditor_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductEditor_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibility",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStatus_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicsSection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImagesSection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantsSection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TiersSection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceHistorySection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistorySection_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "673480789056181e71fef6404dc2b050";

export default node;
