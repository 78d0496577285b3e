/**
 * @generated SignedSource<<f249668fe1c18739e5e76957306277f2>>
 * @relayHash 8add1a19180193f9b8c4a76e053ef244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8add1a19180193f9b8c4a76e053ef244

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8add1a19180193f9b8c4a76e053ef244",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
