/**
 * @generated SignedSource<<7b5fbb97b7366b9e946311843369a058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityState = "BACK_ON_DATE" | "FEW_LEFT" | "IN_STOCK" | "SOLD_OUT";
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type Wishes_list$data = {
  readonly id: string;
  readonly wishes: ReadonlyArray<{
    readonly id: string;
    readonly product: {
      readonly availability: {
        readonly state: AvailabilityState;
      };
      readonly kind: ProductKind;
      readonly sizes: ReadonlyArray<string>;
    } | null | undefined;
    readonly title: string;
    readonly variant: {
      readonly availability: {
        readonly state: AvailabilityState;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WishRow_wish">;
  }>;
  readonly " $fragmentType": "Wishes_list";
};
export type Wishes_list$key = {
  readonly " $data"?: Wishes_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wishes_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Availability",
  "kind": "LinkedField",
  "name": "availability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Wishes_list",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Wish",
      "kind": "LinkedField",
      "name": "wishes",
      "plural": true,
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
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
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
            },
            (v1/*:: as any*/)
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishRow_wish"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};
})();

(node as any).hash = "2ab4d3611c887d62a0520541810a93e0";

export default node;
