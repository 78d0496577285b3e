/**
 * @generated SignedSource<<27c136ca61f9954cbe20048d6c495ded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountFrame_viewer$data = {
  readonly account: {
    readonly deletionDueAt: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletionDueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "396bc09714820e07c50b66eb353b17de";

export default node;
