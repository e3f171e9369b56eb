import AssistiveTechnology

/// A row of cells that can be felt, with keys.
@MainActor
public protocol BrailleDisplay: AnyObject {
  /// How many cells show text; 0 while no display is connected.
  var cellCount: Int { get }
  /// How many cells are apart from the text, for status; most displays have none.
  var statusCellCount: Int { get }
  /// Puts up dots.
  func show(_ frame: BrailleFrame)
  /// The keys that were pressed since the last call, oldest first. Does not wait.
  func takeKeys() -> [BrailleInput]
}

/// What a display shows at one moment.
public struct BrailleFrame: Hashable, Sendable {
  /// The dots of each cell as bits, as many as the display has cells.
  public var cells: [UInt8]
  /// The dots of the cells that are apart.
  public var statusCells: [UInt8]
  /// The cell in which the insertion point is; its dots 7 and 8 are already set.
  public var cursor: Int?
  /// The text behind the cells: what a sighted person reads.
  public var text: String

  /// A frame; by default without status cells, cursor or print.
  public init(cells: [UInt8], statusCells: [UInt8] = [], cursor: Int? = nil, text: String = "") {
    self.cells = cells
    self.statusCells = statusCells
    self.cursor = cursor
    self.text = text
  }

  /// The cells as characters of Unicode's braille block, without the blank ones at the end.
  public var unicode: String {
    let last = cells.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    return BrailleTranslation.unicode(cells[..<last])
  }
}

/// A display that is only remembered: for tests, and to be shown on a screen.
@MainActor
public final class MemoryBrailleDisplay: BrailleDisplay {
  public private(set) var cellCount: Int
  public let statusCellCount: Int
  /// What was shown, latest last.
  public private(set) var frames: [BrailleFrame] = []
  /// Called with each frame: a page or a terminal shows it.
  public var onShow: (@MainActor (BrailleFrame) -> Void)?
  private var keys: [BrailleInput] = []

  /// How many frames are remembered.
  static let limit = 1_000

  /// A display with that many cells for text, and cells apart for status.
  public init(cells: Int = 40, statusCells: Int = 0) {
    cellCount = max(cells, 0)
    statusCellCount = max(statusCells, 0)
  }

  /// What is shown.
  public var frame: BrailleFrame {
    frames.last ?? BrailleFrame(cells: [UInt8](repeating: 0, count: cellCount))
  }

  /// What is shown, as characters of Unicode's braille block.
  public var unicode: String { frame.unicode }

  /// What is shown, as print.
  public var text: String { frame.text }

  public func show(_ frame: BrailleFrame) {
    frames.append(frame)
    if frames.count > Self.limit { frames.removeFirst() }
    onShow?(frame)
  }

  /// Presses a key, of which the session hears when time goes on.
  public func press(_ key: BrailleInput) { keys.append(key) }

  /// Takes the display away, or puts another one in its place.
  public func connect(cells: Int) {
    cellCount = max(cells, 0)
    keys.append(.display(cells: cellCount))
  }

  public func takeKeys() -> [BrailleInput] {
    defer { keys.removeAll() }
    return keys
  }
}
