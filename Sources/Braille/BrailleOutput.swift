import AssistiveTechnology
import DeviceSettings

/// Shows a technology's braille lines on a display, and reports the keys that are pressed on it.
///
/// ```swift
/// let display = MemoryBrailleDisplay(cells: 20)
/// let session = Session(
///   provider: provider, engines: [VoiceOverEngine()], outputs: [BrailleOutput(display)])
/// ```
/// The session takes the display's keys when its time advances; keys may also be sent to it as
/// `Event.braille(_:)`.
@MainActor
public final class BrailleOutput: SessionOutput {
  /// The display that shows the cells and has the keys.
  public let display: any BrailleDisplay
  /// The line that was sent last, and the part of it that is visible.
  public private(set) var window = BrailleWindow()
  private let code = BrailleCode()
  private var input = BrailleInputTranslator()
  private var events: [Event] = []
  /// The last line that was not a message: typed text goes there.
  private var elementLine: BrailleLine?

  /// Creates an output that shows nothing until a technology sends it a line.
  public init(_ display: any BrailleDisplay) { self.display = display }

  // MARK: Output

  public func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .braille(let line):
      if !line.isMessage {
        // Cells that were typed into another field must not end up in this one.
        if line.element != elementLine?.element || !isTyping(in: line) { input.forget() }
        elementLine = line
      }
      show(line)
    case .panBraille(let forward):
      if window.pan(forward: forward) {
        refresh()
      } else {
        events.append(.braille(.panned(forward: forward)))
      }
    default: break
    }
  }

  public func apply(_ settings: Settings) {
    guard settings != code.settings else { return }
    code.settings = settings
    if let line = window.line { show(line) }
  }

  private func show(_ line: BrailleLine) {
    guard display.cellCount > 0 else { return }
    window.show(line, code.translate(line), width: textWidth, pending: line.isMessage ? [] : input.pending)
    refresh()
  }

  /// How many cells show text: a status cell and the blank beside it take up two.
  private var textWidth: Int {
    let takesOne = display.statusCellCount == 0 && code.settings.voiceOver.brailleStatusCell != .off
    return takesOne ? max(display.cellCount - 2, 1) : display.cellCount
  }

  private func refresh() {
    var cells = window.visible
    var cursor = window.cursor
    let side = code.settings.voiceOver.brailleStatusCell
    var statusCells: [UInt8] = []
    if display.statusCellCount > 0 {
      statusCells = [UInt8](repeating: 0, count: display.statusCellCount)
      if side != .off { statusCells[0] = statusDots }
    } else if display.cellCount > 2 {
      switch side {
      case .off: break
      case .left:
        cells = [statusDots, 0] + cells
        cursor = cursor.map { $0 + 2 }
      case .right: cells += [0, statusDots]
      }
    }
    display.show(
      BrailleFrame(
        cells: Array(cells.prefix(display.cellCount)), statusCells: statusCells, cursor: cursor,
        text: window.visibleText))
  }

  /// Dot 1: there are unread messages. Dot 3: text is being edited. Dots 7 and 8: there is more to the left
  /// and to the right.
  private var statusDots: UInt8 {
    let status = window.line?.status ?? []
    var dots: UInt8 = 0
    if status.contains(.message) { dots |= 0b0000_0001 }
    if status.contains(.editing) { dots |= 0b0000_0100 }
    if window.canPanLeft { dots |= 0b0100_0000 }
    if window.canPanRight { dots |= 0b1000_0000 }
    return dots
  }

  // MARK: Input

  public func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events + display.takeKeys().map { .braille($0) }
  }

  public func translate(_ event: Event) -> [Event] {
    switch event {
    case .braille(let key): return handle(key).map { .braille($0) }
    case .start: return [event, .braille(.display(cells: display.cellCount))]
    // Completes the typed text before the user does something by other means.
    case .gesture, .key, .switchPress, .phrase, .command:
      return input.flush(code).map { .braille($0) } + [event]
    default: return [event]
    }
  }

  private func isTyping(in line: BrailleLine?) -> Bool { line?.status.contains(.editing) ?? false }

  private func handle(_ key: BrailleInput) -> [BrailleInput] {
    switch key {
    case .routing(let cell): return input.flush(code) + route(cell)
    case .panLeft: return pan(forward: false)
    case .panRight: return pan(forward: true)
    case .chord(let dots, let withSpace):
      guard isTyping(in: elementLine) else { return [key] }
      let result = withSpace ? takeSpaceChord(dots) : type(dots)
      showPending()
      return result
    case .display, .route, .panned, .text: return [key]
    }
  }

  private func pan(forward: Bool) -> [BrailleInput] {
    guard window.pan(forward: forward) else { return input.flush(code) + [.panned(forward: forward)] }
    refresh()
    return []
  }

  private func route(_ cell: Int) -> [BrailleInput] {
    var cell = cell
    if display.statusCellCount == 0, display.cellCount > 2,
      code.settings.voiceOver.brailleStatusCell == .left
    {
      cell -= 2
    }
    guard cell < textWidth, let offset = window.offset(at: cell) else { return [] }
    return [.route(offset: offset)]
  }

  private func takeSpaceChord(_ dots: UInt8) -> [BrailleInput] {
    if dots == 0 { return input.space(code) }
    let text = input.flush(code)
    // Space with dots 4 and 5 only translates the typed cells.
    return dots == 0b0001_1000 ? text : text + [.chord(dots: dots, withSpace: true)]
  }

  private func type(_ dots: UInt8) -> [BrailleInput] {
    switch dots {
    case 0b0100_0000: return input.deleteBackward(code) ?? [BrailleInputTranslator.delete]
    case 0b1000_0000: return input.flush(code) + [.chord(dots: dots, withSpace: false)]
    default: return input.type(dots, code)
    }
  }

  /// Shows the cells of a contracted word while it is being typed.
  private func showPending() {
    guard let line = elementLine, window.pending != input.pending else { return }
    show(line)
  }
}
