/**
 * @generated SignedSource<<97b1fdc1480964c35471819f2c5cbad5>>
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
  readonly partnership: {
    readonly isActive: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Partnership",
      "kind": "LinkedField",
      "name": "partnership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d1ddeec6387c7b6bb4537eb82b2ef10";

export default node;
