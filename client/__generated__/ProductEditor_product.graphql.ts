/**
 * @generated SignedSource<<674859bc393e2a636123d2a90213ca65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type ProductEditor_product$data = {
  readonly id: string;
  readonly kind: ProductKind;
  readonly management: {
    readonly isDeleted: boolean;
    readonly isOffline: boolean;
  } | null | undefined;
  readonly path: string;
  readonly setSlots: ReadonlyArray<{
    readonly position: number;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsSection_product" | "ImagesSection_product" | "PriceHistorySection_product" | "ProductForm_product" | "ProductStatus_product" | "SetSection_product" | "TiersSection_product" | "VariantsSection_product">;
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
      "concreteType": "SetSlot",
      "kind": "LinkedField",
      "name": "setSlots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        }
      ],
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
          "name": "isOffline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
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
      "name": "SetSection_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceHistorySection_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "6bbf74a638cc6f638e961aa0764f08a9";

export default node;
