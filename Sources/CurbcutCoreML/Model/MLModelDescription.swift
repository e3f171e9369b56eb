import CurbcutFoundation
import Foundation

/// What a model takes and gives.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlmodeldescription>.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// The inputs by their names.
  public let inputDescriptionsByName: [String: MLFeatureDescription]
  /// The outputs by their names.
  public let outputDescriptionsByName: [String: MLFeatureDescription]
  /// The name of the output that is predicted; nil where the model does not say.
  public let predictedFeatureName: String?
  /// The name of the output with the shares of all classes; nil where there is none.
  public let predictedProbabilitiesName: String?
  /// What the author says of the model.
  public let metadata: [MLModelMetadataKey: Any]

  init(_ model: ModelSpecification) {
    func described(_ features: [ModelSpecification.Feature]) -> [String: MLFeatureDescription] {
      Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }) { $1 }
    }
    inputDescriptionsByName = described(model.inputs)
    outputDescriptionsByName = described(model.outputs)
    predictedFeatureName = model.predictedFeatureName.isEmpty ? nil : model.predictedFeatureName
    predictedProbabilitiesName =
      model.predictedProbabilitiesName.isEmpty ? nil : model.predictedProbabilitiesName
    metadata = [
      .description: model.summary, .versionString: model.version, .author: model.author,
      .license: model.license,
      .creatorDefinedKey: model.userDefined,
    ]
    super.init()
  }
}

/// What the author says of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// Its version.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who made it.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// Under which terms.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// A dictionary of anything else.
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// What a model takes or gives.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlfeaturedescription>.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The type.
  public let type: MLFeatureType
  /// Whether it may be missing.
  public let isOptional: Bool
  private let kind: ModelSpecification.FeatureType

  init(_ feature: ModelSpecification.Feature) {
    name = feature.name
    kind = feature.type
    type = feature.type.featureType
    isOptional = feature.isOptional
    super.init()
  }

  /// Whether a value may be used for it.
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool { kind.accepts(value) }
}

extension ModelSpecification.FeatureType {
  var featureType: MLFeatureType {
    switch self {
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .multiArray: .multiArray
    case .dictionary: .dictionary
    case .image: .image
    case .sequence: .sequence
    case .invalid: .invalid
    }
  }

  /// Whether a value may be used for a feature of the type.
  func accepts(_ value: MLFeatureValue) -> Bool {
    switch self {
    case .int64, .double: value.type == .int64 || value.type == .double
    case .multiArray(let shape, _):
      value.multiArrayValue.map { array in
        shape.isEmpty
          || array.count == shape.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
      } ?? (value.type == .double || value.type == .int64)
    case .invalid: true
    default: value.type == featureType
    }
  }
}
