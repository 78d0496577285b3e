/**
 * @generated SignedSource<<36d0f2d5557e2c56f49d02217a2edbab>>
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

(node as any).hash = "26a47985d6fc1db08902c2e5a45870eb";

export default node;
