/// Input from a braille display or a braille keyboard.
///
/// A display reports keys and cells. Which piece of text is under a cell, and which text a chord types, is
/// known only to the code that translated the text into cells: a braille output replaces the keys by
/// ``route(offset:)``, ``panned(forward:)`` and ``text(_:)`` before a technology receives them.
public enum BrailleInput: Hashable, Sendable, Codable {
  // MARK: As the display reports it

  /// Dots pressed together and released, as bits: dot 1 is bit 0, dot 8 is bit 7. `withSpace` is true when
  /// the space bar was part of the chord.
  case chord(dots: UInt8, withSpace: Bool)
  /// The routing key over a text cell; cells count from 0.
  case routing(cell: Int)
  /// The key that pans back to the previous part of the line.
  case panLeft
  /// The key that pans forward to the next part of the line.
  case panRight
  /// A display was connected, with that many text cells; 0 when it was disconnected.
  case display(cells: Int)

  // MARK: As a technology understands it

  /// The routing key over the cell that shows that offset of the line, in UTF-16 units of
  /// ``BrailleLine/text``.
  case route(offset: Int)
  /// The user panned, but the display already showed that end of the line.
  case panned(forward: Bool)
  /// Text that was typed in braille.
  case text(String)
}
