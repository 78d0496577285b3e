/**
 * @generated SignedSource<<bb36614bd98a3ef1c7e4e8c8c2b73258>>
 * @relayHash 13217ce64459e2020ff90d08b1a499fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13217ce64459e2020ff90d08b1a499fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13217ce64459e2020ff90d08b1a499fe",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
