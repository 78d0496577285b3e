/**
 * @generated SignedSource<<7899c47220c09a6a7387b9140f19d8e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type WishRow_wish$data = {
  readonly amount: number;
  readonly id: string;
  readonly note: string | null | undefined;
  readonly product: {
    readonly id: string;
    readonly kind: ProductKind;
    readonly sizes: ReadonlyArray<string>;
  } | null | undefined;
  readonly title: string;
  readonly variant: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishVariant_variant">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WishFacts_wish">;
  readonly " $fragmentType": "WishRow_wish";
};
export type WishRow_wish$key = {
  readonly " $data"?: WishRow_wish$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishRow_wish">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishRow_wish",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "sizes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishVariant_variant"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishFacts_wish"
    }
  ],
  "type": "Wish",
  "abstractKey": null
};
})();

(node as any).hash = "f767568ab3c882d8e0d561da0e7b3bc3";

export default node;
