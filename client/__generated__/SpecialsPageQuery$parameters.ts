/**
 * @generated SignedSource<<188cbb6d666a92b6e5d4996d19e33376>>
 * @relayHash 01c56575224e1d8875bb56788a7bf4e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1892d59f0d59d669f65c2b25fbb97769e39bc3565b00e0231a07c96d5cbcb5e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1892d59f0d59d669f65c2b25fbb97769e39bc3565b00e0231a07c96d5cbcb5e1",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
