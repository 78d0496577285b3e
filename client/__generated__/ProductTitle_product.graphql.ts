/**
 * @generated SignedSource<<c3d36d2d469d48e6ca629b15d818d907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type ProductTitle_product$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly kind: ProductKind;
  readonly productNumber: string;
  readonly setSlots: ReadonlyArray<{
    readonly position: number;
  }>;
  readonly title: string;
  readonly " $fragmentType": "ProductTitle_product";
};
export type ProductTitle_product$key = {
  readonly " $data"?: ProductTitle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTitle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTitle_product",
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
      "name": "kind",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productNumber",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "ec8c78d2a5038729c24498edd2547ecf";

export default node;
