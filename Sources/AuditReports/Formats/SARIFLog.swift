/// The parts of SARIF 2.1.0 that reports use.
///
/// Follows <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>; names and meanings are the standard's.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails: AutomationDetails
    var invocations: [Invocation]
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }

  struct AutomationDetails: Encodable { var id: String }

  struct Invocation: Encodable {
    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]?
  }

  struct Notification: Encodable {
    var level = "warning"
    var message: Text
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "Curbcut"
    var semanticVersion: String
    var informationUri: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription, fullDescription: Text
    var help: Help
    var helpUri: String
    var defaultConfiguration: Configuration
    var properties: Properties

    struct Help: Encodable { var text, markdown: String }

    struct Configuration: Encodable { var level: String }

    struct Properties: Encodable {
      var tags: [String]
      var precision: String
      var severity: String

      private enum CodingKeys: String, CodingKey {
        case tags, precision
        case severity = "problem.severity"
      }
    }
  }

  struct Text: Encodable { var text: String }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var baselineState: String?
    var properties: Properties

    struct Properties: Encodable {
      var screen, measured, required: String
      var frame: [Double]?
      var settings: [String]?
      var needsReview: Bool
    }
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var name, fullyQualifiedName: String
    var kind = "element"
  }
}
