/**
 * @generated SignedSource<<c432fa44148bf0b41511c4673582d291>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductOrder = "NEWEST" | "PRICE_ASC" | "PRICE_DESC" | "RECOMMENDED" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type GroupEditor_group$data = {
  readonly description: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly groupId: string;
  readonly image: {
    readonly id: string;
  } | null | undefined;
  readonly imageAlt: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly isMainGallery: boolean;
  readonly memberCount: number;
  readonly moreImages: ReadonlyArray<{
    readonly fileId: string;
    readonly image: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
  }>;
  readonly parentIds: ReadonlyArray<string>;
  readonly path: string;
  readonly productOrder: ProductOrder;
  readonly products: ReadonlyArray<{
    readonly place: number | null | undefined;
    readonly productId: string;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly revision: number;
  readonly seoDescription: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly seoTitle: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly slug: string;
  readonly sortOrder: number;
  readonly title: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupPicture_group" | "GroupProducts_group">;
  readonly " $fragmentType": "GroupEditor_group";
};
export type GroupEditor_group$key = {
  readonly " $data"?: GroupEditor_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEditor_group">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "LocalizedText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupEditor_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupId",
      "storageKey": null
    },
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sortOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMainGallery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentIds",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "imageAlt",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "seoTitle",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "seoDescription",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupImage",
      "kind": "LinkedField",
      "name": "moreImages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileId",
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
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 320
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:320)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupProducts_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPicture_group"
    }
  ],
  "type": "ManagedGroup",
  "abstractKey": null
};
})();

(node as any).hash = "f84b6390d6ce4913a8b31bd7af946ea5";

export default node;
