/**
 * @generated SignedSource<<b8a4a43b3504aa1a35d3745b7c1ba202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadSettingsEditor_section$data = {
  readonly schema: any;
  readonly values: any;
  readonly version: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "UploadSettingsEditor_section";
};
export type UploadSettingsEditor_section$key = {
  readonly " $data"?: UploadSettingsEditor_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadSettingsEditor_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadSettingsEditor_section",
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
      "name": "schema",
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

(node as any).hash = "c6720531ee8300e4aa7e7a823f44c162";

export default node;
