/**
 * @generated SignedSource<<ef9758b1e41e44eb7bf745988078f393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddressType = "COMPANY" | "PERSON";
import type { FragmentRefs } from "relay-runtime";
export type postalAddress_address$data = {
  readonly address: string;
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly title: string | null | undefined;
  readonly type: AddressType;
  readonly vatId: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "postalAddress_address";
};
export type postalAddress_address$key = {
  readonly " $data"?: postalAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"postalAddress_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "postalAddress_address"
};

(node as any).hash = "25b93a0d47647380022818eb34a21e39";

export default node;
