/**
 * @generated SignedSource<<e2590dfc42abaef0692559272da6d562>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonEditor_shop$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "PersonEditor_shop";
};
export type PersonEditor_shop$key = {
  readonly " $data"?: PersonEditor_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonEditor_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonEditor_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "bca1bea815b53841a7ca42493128c53c";

export default node;
