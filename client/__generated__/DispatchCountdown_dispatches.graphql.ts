/**
 * @generated SignedSource<<67676096558f9a5f595b9dccd68c9f53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DispatchCountdown_dispatches$data = ReadonlyArray<{
  readonly orderBy: string;
  readonly orderOn: string;
  readonly sentOn: string;
  readonly " $fragmentType": "DispatchCountdown_dispatches";
}>;
export type DispatchCountdown_dispatches$key = ReadonlyArray<{
  readonly " $data"?: DispatchCountdown_dispatches$data;
  readonly " $fragmentSpreads": FragmentRefs<"DispatchCountdown_dispatches">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DispatchCountdown_dispatches",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentOn",
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "73614c89db6c7b060bfa177c131d8466";

export default node;
