/**
 * @generated SignedSource<<ecb7e26daf25305a5c26e0ba8354e43d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressStep_cart$data = {
  readonly checkout: {
    readonly comment: string | null | undefined;
    readonly email: string | null | undefined;
    readonly hasOwnInvoiceAddress: boolean;
    readonly invoiceAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressFields_address">;
    } | null | undefined;
    readonly newsletter: boolean;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressFields_address">;
    } | null | undefined;
  };
  readonly " $fragmentType": "AddressStep_cart";
};
export type AddressStep_cart$key = {
  readonly " $data"?: AddressStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AddressFields_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressStep_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutDetails",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newsletter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOwnInvoiceAddress",
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
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "8205263cb89db8017a8bad1b538938bf";

export default node;
