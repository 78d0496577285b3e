/**
 * @generated SignedSource<<97d6ea605ac40174b57219d4666a4455>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionEditor_section$data = {
  readonly key: string;
  readonly secretsSet: ReadonlyArray<string>;
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
      "name": "secretsSet",
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

(node as any).hash = "16385e64df81e39a6a6516a82ee45497";

export default node;
