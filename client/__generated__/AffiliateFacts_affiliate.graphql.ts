/**
 * @generated SignedSource<<8427563a43d7ec76af71ad0ac8c82985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateFacts_affiliate$data = {
  readonly figures: {
    readonly clicks: number;
    readonly due: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly open: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly orders: number;
    readonly paid: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly revenue: {
      readonly cents: number;
      readonly currency: string;
    };
  };
  readonly link: string;
  readonly " $fragmentType": "AffiliateFacts_affiliate";
};
export type AffiliateFacts_affiliate$key = {
  readonly " $data"?: AffiliateFacts_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateFacts_affiliate">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateFacts_affiliate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "revenue",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "open",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "due",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};
})();

(node as any).hash = "5b0376568303cec9119e8e84f686ecbf";

export default node;
