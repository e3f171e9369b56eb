import AccessibilityTree
import Foundation

/// A screen that a tool recorded on a device.
///
/// Reads what the tools of ``CaptureFormat`` write; which of them wrote a file is told from its contents.
/// ```swift
/// let tree = try Capture(file: "settings.xml").tree()
/// ```
public struct Capture: Sendable {
  /// The path of the file; empty when the capture was in memory.
  public let file: String
  /// The tool that recorded it.
  public let format: CaptureFormat
  /// The root objects, back to front; none for a tree that was already read.
  public let roots: [CaptureNode]
  /// What the screen is called, if the recorder knows that.
  public private(set) var name: String?
  /// The tag of the language that the app was used in, if the recorder knows that.
  public private(set) var language: String?
  /// Whether it was read from right to left, if the recorder knows that.
  public private(set) var isRightToLeft: Bool?
  /// The picture of the screen that is in the file itself, a PNG; nil for none.
  public private(set) var picture: Data?
  /// How the screen was reached, if the recorder knows that.
  public private(set) var step: CaptureStep?
  /// The screen, in points.
  public let bounds: CGRect
  /// Whether it is a phone's.
  public let isPhone: Bool

  private let readTree: ElementTree?

  /// The largest file that is read, in bytes; no capture of a screen is larger.
  public static let largestFile = 64 << 20

  /// Reads a file.
  ///
  /// - Throws: a ``CaptureError`` with the place of the problem.
  public init(file path: String) throws(CaptureError) {
    try self.init(data: Self.contents(of: path), file: path)
  }

  /// The contents of a file that may be a capture.
  static func contents(of path: String) throws(CaptureError) -> Data {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if let size, size > largestFile {
      throw CaptureError(
        file: path, problem: "is too large for a capture: \(size) bytes, at most \(largestFile)")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CaptureError(file: path, problem: "cannot be read")
    }
    return data
  }

  /// Whether a file is a capture, to judge by what is in it.
  public static func isCapture(_ path: String) -> Bool {
    (try? contents(of: path)).flatMap(CaptureFormat.init(recognising:)) != nil
  }

  /// Reads a capture in memory; the path is only used in messages.
  ///
  /// - Throws: a ``CaptureError`` with the place of the problem.
  public init(data: Data, file path: String = "") throws(CaptureError) {
    file = path
    let start = data.drop { " \n\r\t".utf8.contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    format = try Self.format(of: data, startingWith: start.first, file: path)
    var tree: ElementTree?
    var size: [Double]?
    var idiom: String?
    switch format {
    case .pageSource, .detox:
      roots =
        start.first == UInt8(ascii: "<")
        ? try XMLCaptureReader.read(data, file: path)
        : try JSONCaptureReader.read(JSONText.find(in: data) ?? data, as: format, file: path)
    case .debugDescription:
      let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      roots = try DebugDescriptionReader.read(text, file: path)
    case .recorder:
      let recording = try RecordingReader.read(data, file: path)
      roots = recording.roots
      name = recording.document.name
      language = recording.document.language
      isRightToLeft = recording.document.isRightToLeft
      picture = recording.document.picture
      step = recording.document.step
      size = recording.document.size
      idiom = recording.document.idiom
    case .tree:
      let read = try TreeDocument.read(data, file: path)
      roots = []
      tree = read.tree
      name = read.name
      size = read.size
    case .describeUI, .simUse, .maestro, .accessibilitySnapshot:
      roots = try JSONCaptureReader.read(JSONText.find(in: data) ?? data, as: format, file: path)
    }
    readTree = tree
    let frames = roots.map(\.frame) + (tree?.elements.map(\.frame) ?? [])
    var bounds = frames.reduce(CGRect.null) { $0.union($1) }
    // The root of some recorders has no frame.
    if roots.count == 1, let root = roots.first, root.frame.isEmpty {
      bounds = root.children.reduce(CGRect.null) { $0.union($1.frame) }
    }
    if let size, size.count == 2 { bounds = CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
    self.bounds = bounds.isNull || bounds.isInfinite ? .zero : bounds
    isPhone = idiom.map { $0 != "pad" } ?? (min(self.bounds.width, self.bounds.height) < 700)
  }

  /// How exact the frames are, in points: some recorders write whole points.
  public var framePrecision: Double {
    switch format {
    case .pageSource, .detox, .maestro: 1
    case .debugDescription, .describeUI, .simUse, .accessibilitySnapshot, .recorder, .tree: 0
    }
  }

  private static func format(
    of data: Data, startingWith first: UInt8?, file: String
  ) throws(CaptureError) -> CaptureFormat {
    if let format = CaptureFormat(recognising: data) { return format }
    switch first {
    case UInt8(ascii: "<"): return .pageSource  // Its reader says which element is wrong.
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // What is no JSON at all is told with its place.
      let shape = try JSONCaptureReader.decode(JSONShape.self, from: data, file: file)
      if shape.isEmptyList { throw CaptureError(file: file, problem: "holds no element") }
      throw CaptureError(
        file: file,
        problem:
          "is JSON of no known tool: expected the keys of idb, AXe, sim-use, Maestro, WebDriverAgent, AccessibilitySnapshot or Curbcut"
      )
    default:
      throw CaptureError(
        file: file,
        problem: "is no recording of a screen: neither XML, nor JSON, nor a description by XCUITest")
    }
  }

  /// The elements of the screen in reading order.
  ///
  /// - Parameters:
  ///   - rules: nil for those of the device that it was recorded on.
  ///   - offset: what is added to the numbers of the objects to get the ids of elements.
  public func tree(rules: ReadingRules? = nil, offset: UInt64 = 0) -> ElementTree {
    if let readTree { return readTree.withIDs(after: offset) }
    let rules = rules ?? ReadingRules(isPhone: isPhone, isRightToLeft: isRightToLeft ?? false)
    return ElementTree(
      reading: roots, of: CaptureSource(roots: roots, offset: offset), rules: rules,
      areWindows: format == .recorder && roots.count > 1)
  }
}

/// What `curbcut tree --json` prints: a tree, or several with the screens that they are of.
private struct TreeDocument: Decodable {
  struct Trees: Decodable {
    struct Screen: Decodable {
      struct Info: Decodable {
        var title: String?
        var size: [Double]?
      }
      var screen: Info?
      var tree: ElementTree
    }
    var screens: [Screen]
  }

  var tree: ElementTree
  var name: String?
  var size: [Double]?

  private enum CodingKeys: CodingKey { case format, screens }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    guard object.contains(.screens) else {
      tree = try ElementTree(from: decoder)
      return
    }
    let screens = try object.decode([Trees.Screen].self, forKey: .screens)
    guard let first = screens.first else {
      throw DecodingError.dataCorruptedError(
        forKey: .screens, in: object, debugDescription: "there is no screen")
    }
    tree = first.tree
    name = first.screen?.title
    size = first.screen?.size.flatMap {
      $0.count == 2 && $0.allSatisfy { (1...100_000).contains($0) } ? $0 : nil
    }
  }

  static func read(_ data: Data, file: String) throws(CaptureError) -> TreeDocument {
    try JSONCaptureReader.decode(TreeDocument.self, from: data, file: file)
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
