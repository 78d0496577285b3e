/**
 * @generated SignedSource<<a786382ab3247627bcd1743ce034d634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutPage_cart$data = {
  readonly id: string;
  readonly problems: ReadonlyArray<{
    readonly line: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_cart" | "CheckStep_cart" | "LineProblems_cart" | "OrderAside_cart" | "PaymentStep_cart" | "ShippingStep_cart">;
  readonly " $fragmentType": "CheckoutPage_cart";
};
export type CheckoutPage_cart$key = {
  readonly " $data"?: CheckoutPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutPage_cart">;
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
  "name": "CheckoutPage_cart",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineProblems_cart"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLine",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "84163e133358203d9d8f4a2c06e28e95";

export default node;
