/**
 * @generated SignedSource<<fbe4f5693e80793fe456656beef62ba3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutPage_cart$data = {
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_cart" | "CheckStep_cart" | "OrderAside_cart" | "PaymentStep_cart" | "ShippingStep_cart">;
  readonly " $fragmentType": "CheckoutPage_cart";
};
export type CheckoutPage_cart$key = {
  readonly " $data"?: CheckoutPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutPage_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutPage_cart",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAside_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "079da2a7cbf2f21619c83ef95782ed19";

export default node;
