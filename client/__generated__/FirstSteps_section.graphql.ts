/**
 * @generated SignedSource<<f92bed3dc60b43a927c0567415148308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_section$data = {
  readonly values: any;
  readonly version: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "FirstSteps_section";
};
export type FirstSteps_section$key = {
  readonly " $data"?: FirstSteps_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "SettingsSection",
  "abstractKey": null
};

(node as any).hash = "da4dc25d6e706c26f2e5e0569e85c41c";

export default node;
