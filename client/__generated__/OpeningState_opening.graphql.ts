/**
 * @generated SignedSource<<d6b9717dd882806709593e79d7771cc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningState_opening$data = {
  readonly isDemo: boolean;
  readonly isOpen: boolean;
  readonly missing: ReadonlyArray<string>;
  readonly " $fragmentType": "OpeningState_opening";
};
export type OpeningState_opening$key = {
  readonly " $data"?: OpeningState_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningState_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningState_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    }
  ],
  "type": "ShopOpening",
  "abstractKey": null
};

(node as any).hash = "ef38beabd7275de5c7bb55279f031175";

export default node;
