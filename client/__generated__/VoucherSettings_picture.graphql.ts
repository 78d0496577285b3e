/**
 * @generated SignedSource<<6f04cd795048132441da86657a4a9e51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherSettings_picture$data = {
  readonly id: string;
  readonly name: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "VoucherSettings_picture";
};
export type VoucherSettings_picture$key = {
  readonly " $data"?: VoucherSettings_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherSettings_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherSettings_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "url",
      "args": [
        {
          "kind": "Literal",
          "name": "height",
          "value": 200
        },
        {
          "kind": "Literal",
          "name": "width",
          "value": 200
        }
      ],
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": "pictureUrl(height:200,width:200)"
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "5e1c2ff23e84e0fb6d5575da56fb5813";

export default node;
