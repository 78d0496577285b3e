/**
 * @generated SignedSource<<2e801a13c871a29c8e79464deae5027c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryAttachments_entry$data = {
  readonly downloads: ReadonlyArray<{
    readonly extension: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly links: ReadonlyArray<{
    readonly href: string;
    readonly label: string;
  }>;
  readonly media: ReadonlyArray<{
    readonly extension: string;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
    } | null | undefined;
    readonly size: number;
    readonly url: string;
  }>;
  readonly " $fragmentType": "EntryAttachments_entry";
};
export type EntryAttachments_entry$key = {
  readonly " $data"?: EntryAttachments_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryAttachments_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "extension",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryAttachments_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageFile",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PagePicture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlockPicture_picture"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageFile",
      "kind": "LinkedField",
      "name": "downloads",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "href",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Entry",
  "abstractKey": null
};
})();

(node as any).hash = "d9562e928458abae3c7faaa63aef8527";

export default node;
