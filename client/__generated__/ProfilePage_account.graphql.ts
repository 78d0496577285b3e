/**
 * @generated SignedSource<<89f4321637e398f323dcd433a9412bf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN";
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_account$data = {
  readonly company: string | null | undefined;
  readonly customerNumber: number | null | undefined;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly language: Language;
  readonly lastName: string | null | undefined;
  readonly newsletterConsentAt: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ProfilePage_account";
};
export type ProfilePage_account$key = {
  readonly " $data"?: ProfilePage_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePage_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsletterConsentAt",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "ef90b3ddae015d23b620c75fbdf0a8d2";

export default node;
