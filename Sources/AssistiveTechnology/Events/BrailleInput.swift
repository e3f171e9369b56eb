/// What somebody does on a braille display or a braille keyboard.
public enum BrailleInput: Hashable, Sendable, Codable {
  /// Dots pressed together and let go, as bits: dot 1 is bit 0, dot 8 is bit 7. `withSpace` when the space
  /// bar was part of the chord.
  case chord(dots: UInt8, withSpace: Bool)
  /// The key over a cell, which counts from 0 over the text cells.
  case routing(cell: Int)
  case panLeft, panRight
  /// A display was connected, with that many text cells; 0 when it was taken away.
  case display(cells: Int)
}
