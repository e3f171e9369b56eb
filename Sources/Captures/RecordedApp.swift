import AccessibilityTree
import Foundation

/// The recordings of an app, and how its screens lead to one another.
///
/// A file is an app of one screen. A folder holds several: its files that are recordings, by their names, `2` before `10`.
/// ```swift
/// let app = try RecordedApp(path: "recordings")
/// let provider = CaptureProvider(app)
/// ```
public struct RecordedApp: Sendable {
  /// A recorded screen.
  public struct Screen: Sendable {
    /// The name of its file without an ending; that of an attachment, as its test named it.
    public var name: String
    /// What was recorded.
    public var capture: Capture
    /// Its elements; the ids of different screens are different.
    public var tree: ElementTree
    /// The file with its picture, which lies beside the recording; nil for none.
    public var pictureFile: URL?

    /// The picture of the screen: the one in the recording, or the file beside it.
    public var picture: Data? { capture.picture ?? pictureFile.flatMap { try? Data(contentsOf: $0) } }

    /// The heading of the screen, which its navigation bar shows, or else the first heading on it.
    public var title: String? {
      let headers = tree.elements.indices.filter { tree.elements[$0].traits.contains(.header) }
      let inBar = headers.first { index in
        tree.containers(around: index).contains { tree.containers[$0].kind == .navigationBar }
      }
      return (inBar ?? headers.first).flatMap { tree.elements[$0].label?.string } ?? capture.name
    }
  }

  /// An element that leads to another screen.
  public struct Step: Hashable, Sendable {
    /// The element that is activated.
    public var element: AccessibilityElement.ID
    /// The screen that follows, as an index.
    public var to: Int
  }

  /// The path that it was read from.
  public let path: String
  /// Its screens; the first is the one that it starts with.
  public let screens: [Screen]
  /// What could not be read beside the screens, and what to do, in sentences; nil when everything was read.
  public let unread: String?
  /// What each element leads to, as far as it is recorded or can be told.
  public let steps: [AccessibilityElement.ID: Step]

  /// Reads a recording, or all recordings in a folder.
  ///
  /// - Throws: a ``CaptureError`` with the place of the problem.
  public init(path: String) throws(CaptureError) {
    self.path = path
    let files = try RecordedFiles.find(path)
    var screens: [Screen] = []
    for file in files.recordings {
      let capture = try Capture(file: file.url.path)
      screens.append(
        Screen(
          name: file.name, capture: capture, tree: capture.tree(offset: UInt64(screens.count) << 32),
          pictureFile: file.picture))
    }
    let script = try files.steps.map { url throws(CaptureError) in try StepsFile(url) }
    if let start = script?.start, let index = Self.index(of: start, in: screens) {
      // The ids of elements are those of the order in which the files were read.
      screens.insert(screens.remove(at: index), at: 0)
    }
    self.screens = screens
    unread = files.unread
    steps = try RecordedSteps(screens, script: script).steps
  }

  /// Whether a path is that of a recording, or of a folder of recordings, to judge by what is in it.
  public static func isRecorded(_ path: String) -> Bool { RecordedFiles.areAt(path) }

  /// The index of a screen by its name, its title or its number from 1; nil if there is none.
  public func index(of name: String) -> Int? {
    if let index = Self.index(of: name, in: screens) ?? screens.firstIndex(where: { $0.title == name }) {
      return index
    }
    guard let number = Int(name), screens.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  static func index(of name: String, in screens: [Screen]) -> Int? {
    screens.firstIndex { $0.name == name }
      ?? screens.firstIndex { URL(fileURLWithPath: $0.capture.file).lastPathComponent == name }
  }
}
