/**
 * @generated SignedSource<<823d6b3fe7e8513e4e75acff15e5e2b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAddresses_order$data = {
  readonly invoiceAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address" | "CopyAddress_address">;
  };
  readonly isPickup: boolean;
  readonly pickupAddress: string | null | undefined;
  readonly pickupPlace: {
    readonly hours: string | null | undefined;
    readonly note: string | null | undefined;
  } | null | undefined;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address" | "CopyAddress_address">;
  };
  readonly " $fragmentType": "OrderAddresses_order";
};
export type OrderAddresses_order$key = {
  readonly " $data"?: OrderAddresses_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddresses_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AddressLines_address"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CopyAddress_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAddresses_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pickupAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupPlace",
      "kind": "LinkedField",
      "name": "pickupPlace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "invoiceAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "18a46d742b15332d9b873ef0d465c778";

export default node;
