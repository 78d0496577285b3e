/**
 * @generated SignedSource<<abc148b19801ac4898e5b89caa373b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerFigures_customer$data = {
  readonly firstOrderAt: string | null | undefined;
  readonly lastOrderAt: string | null | undefined;
  readonly open: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly orderCount: number;
  readonly revenue: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "CustomerFigures_customer";
};
export type CustomerFigures_customer$key = {
  readonly " $data"?: CustomerFigures_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFigures_customer">;
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
  "name": "CustomerFigures_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
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
      "kind": "ScalarField",
      "name": "firstOrderAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOrderAt",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "d95452d80e97dd0e3a932356c07c5b20";

export default node;
