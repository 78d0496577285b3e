/**
 * @generated SignedSource<<fcdbea11cf5c0567e4c017627a737587>>
 * @relayHash b6cd4f26b5a7766689c8611abc60cdba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6cd4f26b5a7766689c8611abc60cdba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MovementsPageQuery } from './MovementsPageQuery.graphql';

const node: PreloadableConcreteRequest<MovementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6cd4f26b5a7766689c8611abc60cdba",
    "metadata": {},
    "name": "MovementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
