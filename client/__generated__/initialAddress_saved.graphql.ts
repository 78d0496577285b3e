/**
 * @generated SignedSource<<ea8a0261f4053445c5dc47c1e6a10396>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddressType = "COMPANY" | "PERSON";
import type { FragmentRefs } from "relay-runtime";
export type initialAddress_saved$data = {
  readonly address: string;
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly type: AddressType;
  readonly vatId: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "initialAddress_saved";
};
export type initialAddress_saved$key = {
  readonly " $data"?: initialAddress_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"initialAddress_saved">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "initialAddress_saved"
};

(node as any).hash = "6afce777027528d764f1b9cb4f81a992";

export default node;
