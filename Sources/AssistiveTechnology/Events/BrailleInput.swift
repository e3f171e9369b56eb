/// What somebody does on a braille display or a braille keyboard.
///
/// A display tells of keys and cells. Which piece of text lies under a cell, and which text a chord types,
/// only the one knows who turned text into cells: an output for braille puts ``route(offset:)``,
/// ``panned(forward:)`` and ``text(_:)`` in the place of the keys before a technology hears of them.
public enum BrailleInput: Hashable, Sendable, Codable {
  // MARK: As the display tells it

  /// Dots pressed together and let go, as bits: dot 1 is bit 0, dot 8 is bit 7. `withSpace` when the space
  /// bar was part of the chord.
  case chord(dots: UInt8, withSpace: Bool)
  /// The key over a cell, which counts from 0 over the text cells.
  case routing(cell: Int)
  /// The key that shows the part of the line before.
  case panLeft
  /// The key that shows the part of the line after.
  case panRight
  /// A display was connected, with that many text cells; 0 when it was taken away.
  case display(cells: Int)

  // MARK: As a technology understands it

  /// The key over the cell that shows that place of the line, in UTF-16 units of ``BrailleLine/text``.
  case route(offset: Int)
  /// The display was to be panned, but already showed the end of the line.
  case panned(forward: Bool)
  /// Text that was typed in braille.
  case text(String)
}
