/**
 * @generated SignedSource<<a524dd9d1b1ff2cca985a547b8f64733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateEditor_template$data = {
  readonly accent: string;
  readonly deletedAt: string | null | undefined;
  readonly heading: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly id: string;
  readonly image: {
    readonly id: string;
    readonly name: string;
    readonly thumb2: string | null | undefined;
  } | null | undefined;
  readonly isDefault: boolean;
  readonly isOffered: boolean;
  readonly isTransferable: boolean;
  readonly revision: number;
  readonly text: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "TemplateEditor_template";
};
export type TemplateEditor_template$key = {
  readonly " $data"?: TemplateEditor_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateEditor_template">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateEditor_template",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "heading",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "File",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": "thumb2",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTransferable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOffered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
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
  "type": "VoucherTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "c7010a6d108a3496f9a0cba8fb77b688";

export default node;
