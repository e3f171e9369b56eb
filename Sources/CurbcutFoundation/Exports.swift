@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
// On iOS, `@Observable` needs no import of its own beside Foundation.
@_exported import Observation
