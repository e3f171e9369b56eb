import Foundation
import Testing

@testable import AppFolders

/// Models of Core ML in an app's folder.
@Suite struct MachineLearningModelTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("learning \(UUID().uuidString)")

  /// A text of a field in the wire format of protocol buffers, with fewer than 128 bytes.
  private func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    let key = number << 3 | 2
    return (key < 128 ? [UInt8(key)] : [UInt8(key & 0x7F) | 0x80, UInt8(key >> 7)]) + [UInt8(bytes.count)]
      + bytes
  }

  private func feature(_ name: String, type: Int) -> [UInt8] {
    field(1, Array(name.utf8)) + field(3, field(type, []))
  }

  private func contents(_ model: [UInt8]) throws -> AppContents {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "print(1)".write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    try Data(model).write(to: folder.appendingPathComponent("Sleep Calculator.mlmodel"))
    let scratch = folder.appendingPathComponent(".scratch")
    return try LooseContents(folder: folder).contents().addingMachineLearningModels(in: scratch)
  }

  @Test func aModelIsBundledAndItsClassIsGenerated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let description =
      field(1, feature("wake", type: 2)) + field(1, feature("cup count", type: 1))
      + field(10, feature("actualSleep", type: 2))
    let contents = try contents([8, 1] + field(2, description) + field(900, []))
    #expect(contents.resources.map(\.path) == ["Sleep Calculator.mlmodelc/coremldata.bin"])
    let source = try #require(
      contents.main?.sources.first { $0.lastPathComponent == "Sleep Calculator.swift" })
    let text = try String(contentsOf: source, encoding: .utf8)
    for line in [
      "public class Sleep_CalculatorInput: MLFeatureProvider {", "public var wake: Double",
      "public var cup_count: Int64",
      "case \"cup count\": return MLFeatureValue(int64: cup_count)", "public class Sleep_Calculator {",
      "public var actualSleep: Double { provider.featureValue(for: \"actualSleep\")?.doubleValue ?? 0 }",
      "public func prediction(wake: Double, cup_count: Int64) throws -> Sleep_CalculatorOutput {",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func whatIsNoModelIsLeftOutWithANote() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = try contents(Array("version https://git-lfs.github.com/spec/v1".utf8))
    #expect(contents.resources.isEmpty && contents.main?.sources.count == 1)
    #expect(contents.notes.contains { $0.hasPrefix("The model Sleep Calculator.mlmodel is left out: ") })
  }
}
