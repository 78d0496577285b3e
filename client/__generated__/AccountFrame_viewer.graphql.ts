/**
 * @generated SignedSource<<f35c4f5e50862ea529c84e3789112001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountFrame_viewer$data = {
  readonly account: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "AccountFrame_viewer";
};
export type AccountFrame_viewer$key = {
  readonly " $data"?: AccountFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFrame_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5d74767f2c1a9688635c16f1369a3639";

export default node;
