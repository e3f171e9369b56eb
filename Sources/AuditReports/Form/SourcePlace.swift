import Foundation

/// The place of a finding in a file, read from `Main.storyboard:41:13 (abc-de-fgh)`.
public struct SourcePlace: Equatable, Sendable {
  /// The file, as the source names it.
  public var file: String
  /// The line and the column, counted from 1; nil when the source does not say.
  public var line, column: Int?
  /// The object id of Interface Builder; nil for another source.
  public var object: String?

  /// Reads a source.
  public init(_ source: String) {
    var rest = Substring(source)
    if rest.last == ")", let open = rest.range(of: " (", options: .backwards) {
      object = String(rest[open.upperBound...].dropLast())
      rest = rest[..<open.lowerBound]
    }
    var numbers: [Int] = []
    while numbers.count < 2, let colon = rest.lastIndex(of: ":"), colon > rest.startIndex,
      let number = Int(rest[rest.index(after: colon)...]), number > 0
    {
      numbers.insert(number, at: 0)
      rest = rest[..<colon]
    }
    file = String(rest)
    line = numbers.first
    column = numbers.count > 1 ? numbers[1] : nil
  }
}
