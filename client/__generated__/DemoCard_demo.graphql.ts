/**
 * @generated SignedSource<<c308e9aba788987fd2053bdf7a839e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemoCard_demo$data = {
  readonly customers: number;
  readonly mails: number;
  readonly orders: number;
  readonly persons: number;
  readonly products: number;
  readonly " $fragmentType": "DemoCard_demo";
};
export type DemoCard_demo$key = {
  readonly " $data"?: DemoCard_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoCard_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoCard_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "persons",
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
      "kind": "ScalarField",
      "name": "mails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "products",
      "storageKey": null
    }
  ],
  "type": "DemoState",
  "abstractKey": null
};

(node as any).hash = "58f8d77138b252f86dfc89c0e4c70054";

export default node;
