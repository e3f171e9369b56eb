import Foundation
import ObjectiveCHeaders

/// Finds the lines of headers that a source of stand-ins was written from.
struct HeaderPlaces {
  private let path: String
  private let text: String

  /// - Parameter source: the source.
  init(_ source: URL) {
    path = source.path
    text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
  }

  private func place(_ file: String, _ line: Int) -> SourcePlace? {
    file == path ? StandInSource.place(ofLine: line, in: text) : nil
  }

  /// A message with its place in the header.
  func original(_ message: CompilerMessage) -> CompilerMessage {
    guard let place = place(message.file, message.line) else { return message }
    var copy = message
    (copy.file, copy.line, copy.column) = (place.path, place.line, 1)
    return copy
  }

  /// A part that was left out, with its place in the header.
  func original(_ part: LeftOut) -> LeftOut {
    guard let place = place(part.file, part.line) else { return part }
    var copy = part
    (copy.file, copy.line) = (place.path, place.line)
    (copy.faultLine, copy.faultColumn) = (place.line, 1)
    if copy.kind == .member || copy.kind == .declaration { copy.kind = .headerDeclaration }
    return copy
  }
}
