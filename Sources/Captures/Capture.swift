import AccessibilityTree
import Foundation

/// A screen that a tool recorded on a device.
///
/// Reads the page source of WebDriverAgent (XCUITest) and the JSON of idb and sim-use.
/// ```swift
/// let tree = try Capture(file: "settings.xml").tree()
/// ```
public struct Capture: Sendable {
  /// The root objects, back to front.
  public let roots: [CaptureNode]

  /// The largest file that is read, in bytes; no capture of a screen is larger.
  public static let largestFile = 64 << 20

  /// - Throws: a ``CaptureError`` with the place of the problem.
  public init(file path: String) throws {
    let data: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= Self.largestFile else {
        throw CaptureError(
          file: path, problem: "is too large for a capture: \(size) bytes, at most \(Self.largestFile)")
      }
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as CaptureError {
      throw error
    } catch {
      throw CaptureError(file: path, problem: "cannot be read")
    }
    try self.init(data: data, file: path)
  }

  /// Reads a capture in memory; the path is only used in messages.
  ///
  /// - Throws: a ``CaptureError`` with the place of the problem.
  public init(data: Data, file path: String = "") throws {
    let start = data.first { !" \n\r\t\u{FEFF}".utf8.contains($0) }
    if start == UInt8(ascii: "<") {
      roots = try PageSourceReader.read(data, file: path)
    } else if start == UInt8(ascii: "{") || start == UInt8(ascii: "[") {
      roots = try JSONCaptureReader.read(data, file: path)
    } else {
      throw CaptureError(file: path, problem: "is neither XML nor JSON")
    }
  }

  /// The elements of the screen in reading order.
  public func tree(rules: ReadingRules = ReadingRules()) -> ElementTree {
    ElementTree(reading: roots, of: CaptureSource(roots: roots), rules: rules)
  }
}

/// Why a capture could not be read, and where.
public struct CaptureError: Error, Equatable, CustomStringConvertible {
  /// The path of the file; empty when the capture was in memory.
  public var file: String
  /// Counts from 1; nil when the problem has no place.
  public var line: Int?
  /// Counts from 1; nil when the problem has no place.
  public var column: Int?
  /// What is wrong, phrased as the end of a sentence about the file.
  public var problem: String

  /// Creates an error; the line and the column count from 1.
  public init(file: String, line: Int? = nil, column: Int? = nil, problem: String) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  public var description: String {
    let place = [file.isEmpty ? nil : file, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? problem : "\(place): \(problem)"
  }
}
