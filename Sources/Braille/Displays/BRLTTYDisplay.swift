import AssistiveTechnology

/// A display that BRLTTY drives, on this machine or another, accessed through BrlAPI.
///
/// Follows <https://brltty.app/doc/Manual-BrlAPI/>.
@MainActor
public final class BRLTTYDisplay: BrailleDisplay {
  private var connection: BrlAPIConnection?
  public let statusCellCount = 0
  private var events: [BrailleInput] = []

  /// Connects to the daemon and takes control of its display.
  ///
  /// - Parameters:
  ///   - host: `host:number`, in the format of `BRLAPI_HOST`; nil for the value of that variable, or else
  ///     this machine.
  ///   - authorization: `none` or `keyfile:/etc/brlapi.key`, in the format of `BRLAPI_AUTH`.
  /// - Throws: ``BrailleError`` when there is no daemon, it refuses the connection, or it has no display.
  public init(host: String? = nil, authorization: String? = nil) throws(BrailleError) {
    connection = try BrlAPIConnection(host: host, authorization: authorization)
  }

  public var cellCount: Int { connection?.cellCount ?? 0 }

  public func show(_ frame: BrailleFrame) {
    guard let connection else { return }
    if !connection.write(frame.cells, text: frame.text) { disconnect() }
  }

  public func takeKeys() -> [BrailleInput] {
    while let connection {
      switch connection.readKey() {
      case .nothing: return drain()
      case .gone: disconnect()
      case .key(let key):
        if let input = Self.input(for: key) { events.append(input) }
      }
    }
    return drain()
  }

  /// Returns control of the display to BRLTTY.
  public func close() {
    connection?.close()
    connection = nil
  }

  private func drain() -> [BrailleInput] {
    defer { events.removeAll() }
    return events
  }

  private func disconnect() {
    close()
    events.append(.display(cells: 0))
  }

  // MARK: Keys

  /// Translates a BRLTTY key; nil for one that has no meaning here.
  ///
  /// BRLTTY maps the keys of every model of display to one set of commands. Chords arrive as dots, with the
  /// space bar as a ninth dot; a display without braille keys sends navigation commands, which become the
  /// chords with the same meaning.
  static func input(for key: BrlAPIConnection.Key) -> BrailleInput? {
    switch key {
    case .command(block: 1, let cell): .routing(cell: cell)
    case .command(block: 34, let dots):
      .chord(dots: UInt8(dots & 0xFF), withSpace: dots & 0x100 != 0 || dots & 0xFF == 0)
    case .command(block: 0, argument: 23), .command(block: 0, argument: 25): .panLeft
    case .command(block: 0, argument: 24), .command(block: 0, argument: 26): .panRight
    case .command(block: 0, argument: 1): .chord(dots: 0b0000_0001, withSpace: true)
    case .command(block: 0, argument: 2): .chord(dots: 0b0000_1000, withSpace: true)
    case .command(block: 0, argument: 9), .command(block: 0, argument: 11):
      .chord(dots: 0b0000_0111, withSpace: true)
    case .command(block: 0, argument: 10), .command(block: 0, argument: 12):
      .chord(dots: 0b0011_1000, withSpace: true)
    case .command(block: 0, argument: 31), .command(block: 0, argument: 29):
      .chord(dots: 0b0010_0100, withSpace: true)
    case .symbol(0xFF08), .symbol(0xFFFF): .chord(dots: 0b0100_0000, withSpace: false)
    case .symbol(0xFF0D): .chord(dots: 0b1000_0000, withSpace: false)
    case .symbol(0xFF1B): .chord(dots: 0b0000_0011, withSpace: true)
    case .symbol(let symbol): typed(symbol)
    case .command: nil
    }
  }

  /// Translates a character that BRLTTY produced from a chord with its own table.
  private static func typed(_ symbol: UInt32) -> BrailleInput? {
    // The first block of X11 keysyms is Latin-1; those above 0x1000000 are Unicode.
    let value = symbol & 0x0100_0000 != 0 ? symbol & 0x00FF_FFFF : symbol
    guard symbol & 0x0100_0000 != 0 || (0x20..<0x100).contains(symbol),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return .text(String(Character(scalar)))
  }
}
