/**
 * @generated SignedSource<<965c22cd35ff4696a40337a7a77c25c7>>
 * @relayHash 01c56575224e1d8875bb56788a7bf4e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01c56575224e1d8875bb56788a7bf4e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01c56575224e1d8875bb56788a7bf4e5",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
