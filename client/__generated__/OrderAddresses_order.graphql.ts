/**
 * @generated SignedSource<<db8189dcf4f9a83b75add72360ea15df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAddresses_order$data = {
  readonly invoiceAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddresses_address">;
  };
  readonly isPickup: boolean;
  readonly pickupAddress: string | null | undefined;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddresses_address">;
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
    "name": "OrderAddresses_address"
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

(node as any).hash = "6323ac60e62fd5b458539d87a5377d53";

export default node;
