import Foundation

/// A `.mlmodel` file: what it takes and gives, and what it does.
///
/// The numbers are those of Apple's `Model.proto`
/// (<https://apple.github.io/coremltools/mlmodel/Format/Model.html>).
package struct ModelSpecification: Sendable {
  /// The type of a feature.
  package indirect enum FeatureType: Hashable, Sendable {
    case int64
    case double
    case string
    case multiArray(shape: [Int], dataType: Int)
    case dictionary(hasStringKeys: Bool)
    case image
    case sequence
    case invalid
  }

  /// What a model takes or gives.
  package struct Feature: Hashable, Sendable {
    package let name: String
    package let summary: String
    package let type: FeatureType
    package let isOptional: Bool
  }

  package let inputs: [Feature]
  package let outputs: [Feature]
  package let predictedFeatureName: String
  package let predictedProbabilitiesName: String
  package let summary: String
  package let version: String
  package let author: String
  package let license: String
  package let userDefined: [String: String]
  /// What the model does; nil for a kind that is not run here.
  let step: ModelStep?
  /// The name of a kind that is not run here.
  package let unsupportedKind: String?

  /// Reads a file.
  package init(_ data: Data) throws(ModelFileError) {
    self = try ModelSpecification(ProtobufMessage([UInt8](data)[...]), depth: 0)
  }

  init(_ message: ProtobufMessage, depth: Int) throws(ModelFileError) {
    guard depth < 16 else { throw .damaged(0, "pipelines are nested too deeply") }
    guard message.integer(1) > 0, let description = try message.message(2) else {
      throw .damaged(0, "it has no version and description")
    }
    inputs = try description.messages(1).map { message throws(ModelFileError) in try Feature(message) }
    outputs = try description.messages(10).map { message throws(ModelFileError) in try Feature(message) }
    predictedFeatureName = description.text(11)
    predictedProbabilitiesName = description.text(12)
    let metadata = try description.message(100)
    summary = metadata?.text(1) ?? ""
    version = metadata?.text(2) ?? ""
    author = metadata?.text(3) ?? ""
    license = metadata?.text(4) ?? ""
    userDefined = Dictionary(
      try metadata?.entries(100).map { ($0.text(1), $0.text(2)) } ?? [], uniquingKeysWith: { $1 })
    do throws(ModelFileError) {
      step = try ModelStep(message, depth: depth)
      unsupportedKind = nil
    } catch {
      guard case .unsupported(let kind) = error else { throw error }
      step = nil
      unsupportedKind = kind
    }
  }
}

extension ModelSpecification.Feature {
  init(_ message: ProtobufMessage) throws(ModelFileError) {
    name = message.text(1)
    summary = message.text(2)
    let type = try message.message(3)
    isOptional = type?.integer(1000) == 1
    guard let type else {
      self.type = .invalid
      return
    }
    switch type.numbers.first(where: { $0 < 1000 }) {
    case 1: self.type = .int64
    case 2: self.type = .double
    case 3: self.type = .string
    case 4: self.type = .image
    case 5:
      let array = try type.message(5)
      self.type = .multiArray(
        shape: try array?.integers(1).compactMap { Int(exactly: $0) } ?? [],
        dataType: Int(truncatingIfNeeded: array?.integer(2) ?? 0))
    case 6: self.type = .dictionary(hasStringKeys: try type.message(6)?.has(2) ?? true)
    case 7: self.type = .sequence
    default: self.type = .invalid
    }
  }
}
