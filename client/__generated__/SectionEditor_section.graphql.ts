/**
 * @generated SignedSource<<7d9fe6ce393a7234dc393510d926bb53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionEditor_section$data = {
  readonly key: string;
  readonly values: any;
  readonly version: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "SectionEditor_section";
};
export type SectionEditor_section$key = {
  readonly " $data"?: SectionEditor_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionEditor_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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

(node as any).hash = "96ff6a502e2868cefba2312dff6f50f3";

export default node;
