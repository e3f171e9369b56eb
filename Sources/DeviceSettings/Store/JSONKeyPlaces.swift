import Foundation

/// Finds the place of each key and of each item of a list in a JSON text, by key path: `voiceOver.speakingRate`,
/// `services.location.route[2].latitude`.
///
/// The text is expected to be valid JSON; otherwise, some places are missing.
struct JSONKeyPlaces {
  /// A place in a text, counted from 1.
  struct Place: Comparable, CustomStringConvertible {
    var line: Int
    /// In characters of UTF-8.
    var column: Int
    var description: String { "\(line):\(column)" }
    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  /// The place of each key path.
  private(set) var places: [String: Place] = [:]

  /// An object or list that is open.
  private struct Opened {
    /// Its own key path.
    var path: String
    /// The number of the item that is next; nil for an object.
    var item: Int?
  }

  init(_ data: Data) {
    var opened: [Opened] = []
    var lastString: (text: String, place: Place)?
    var key = ""
    var line = 1
    var lineStart = data.startIndex
    var index = data.startIndex
    /// Whether an item of a list begins with what comes next.
    var isItemNext = false
    func here() -> Place { Place(line: line, column: index - lineStart) }
    while index < data.endIndex {
      let byte = data[index]
      index += 1
      if isItemNext, !Self.isSpace(byte), byte != UInt8(ascii: "]"), let number = opened.last?.item {
        isItemNext = false
        key = "\(opened.last?.path ?? "")[\(number)]"
        places[key] = here()
      }
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = index
      case UInt8(ascii: "\""):
        let start = index - 1
        let place = here()
        while index < data.endIndex, data[index] != UInt8(ascii: "\"") {
          index += data[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, data.endIndex)
        let text = try? JSONDecoder().decode(String.self, from: data[start..<index])
        lastString = text.map { ($0, place) }
      case UInt8(ascii: ":"):
        guard let string = lastString else { continue }
        let prefix = opened.last?.path ?? ""
        key = (prefix.isEmpty ? "" : prefix + ".") + string.text
        places[key] = string.place
        lastString = nil
      case UInt8(ascii: "{"): opened.append(Opened(path: opened.isEmpty ? "" : key, item: nil))
      case UInt8(ascii: "["):
        opened.append(Opened(path: opened.isEmpty ? "" : key, item: 0))
        isItemNext = true
      case UInt8(ascii: ","):
        guard let number = opened.last?.item else { continue }
        opened[opened.count - 1].item = number + 1
        isItemNext = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        isItemNext = false
        if !opened.isEmpty { opened.removeLast() }
      default: break
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
