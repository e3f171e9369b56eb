import AssistiveTechnology

/// A refreshable braille display: a row of cells, with keys.
@MainActor
public protocol BrailleDisplay: AnyObject {
  /// How many cells show text; 0 while no display is connected.
  var cellCount: Int { get }
  /// The number of separate status cells; most displays have none.
  var statusCellCount: Int { get }
  /// Shows the dots of a frame.
  func show(_ frame: BrailleFrame)
  /// The keys that were pressed since the last call, oldest first. Does not block.
  func takeKeys() -> [BrailleInput]
}

/// What a display shows at one moment.
public struct BrailleFrame: Hashable, Sendable {
  /// The dots of each cell as bits: as many elements as the display has cells.
  public var cells: [UInt8]
  /// The dots of the separate status cells.
  public var statusCells: [UInt8]
  /// The cell of the insertion point, whose dots 7 and 8 are already set.
  public var cursor: Int?
  /// The text that the cells show, in print.
  public var text: String

  /// Creates a frame; by default without status cells, cursor or text.
  public init(cells: [UInt8], statusCells: [UInt8] = [], cursor: Int? = nil, text: String = "") {
    self.cells = cells
    self.statusCells = statusCells
    self.cursor = cursor
    self.text = text
  }

  /// The cells as characters of Unicode's braille block, without trailing blank cells.
  public var unicode: String {
    let last = cells.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    return BrailleTranslation.unicode(cells[..<last])
  }
}

/// A display in memory: for tests, and for showing braille on a screen.
@MainActor
public final class MemoryBrailleDisplay: BrailleDisplay {
  public private(set) var cellCount: Int
  public let statusCellCount: Int
  /// The frames that were shown, oldest first.
  public private(set) var frames: [BrailleFrame] = []
  /// Called with each frame, so that a page or a terminal can show it.
  public var onShow: (@MainActor (BrailleFrame) -> Void)?
  private var keys: [BrailleInput] = []

  /// How many frames are kept.
  static let limit = 1_000

  /// Creates a display with those numbers of text cells and separate status cells.
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

  /// What is shown, as text.
  public var text: String { frame.text }

  public func show(_ frame: BrailleFrame) {
    frames.append(frame)
    if frames.count > Self.limit { frames.removeFirst() }
    onShow?(frame)
  }

  /// Presses a key, which the session receives when its time advances.
  public func press(_ key: BrailleInput) { keys.append(key) }

  /// Replaces the display by one with that many cells; 0 disconnects it.
  public func connect(cells: Int) {
    cellCount = max(cells, 0)
    keys.append(.display(cells: cellCount))
  }

  public func takeKeys() -> [BrailleInput] {
    defer { keys.removeAll() }
    return keys
  }
}
