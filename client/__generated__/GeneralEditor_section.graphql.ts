/**
 * @generated SignedSource<<06f86a95985cd93e4066592cd098cb2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneralEditor_section$data = {
  readonly values: any;
  readonly version: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "GeneralEditor_section";
};
export type GeneralEditor_section$key = {
  readonly " $data"?: GeneralEditor_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneralEditor_section",
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

(node as any).hash = "f5a02162d04d49f96a2fa71774f78d99";

export default node;
