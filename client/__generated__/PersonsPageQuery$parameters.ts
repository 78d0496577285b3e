/**
 * @generated SignedSource<<13a5408c89e4128482a5ec364517439d>>
 * @relayHash 92bcb635fa151485575b039bc8740b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecc4b92379b21a8fec4b7eef1bd4437624342dc32fa18ae894a641a348fd99ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonsPageQuery } from './PersonsPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecc4b92379b21a8fec4b7eef1bd4437624342dc32fa18ae894a641a348fd99ae",
    "metadata": {},
    "name": "PersonsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
